import type { GamePageProps } from '@sanguine/ui';
import type { MouseEvent } from 'react';
import { addressOf, type Entry } from './entries/entry.ts';
import { type LibraryPlace, writePlace } from './place.ts';

/** How to get from entry to entry: links that can open in another window, but otherwise load no page. */
export interface Way {
  /** A link to an entry; the list beside it stays as it is. */
  to(
    this: void,
    entry: Entry | null,
  ): { readonly href: string; readonly onClick: (event: MouseEvent) => void };
  /** Changes the list. */
  list(this: void, change: Partial<LibraryPlace>): void;
  /** A link to a print, by its part of the address. */
  print(this: void, at: string): { readonly href: string; readonly onClick: (event: MouseEvent) => void };
  rules(this: void, section: string): void;
}

export function wayFrom(
  place: LibraryPlace,
  { go, address, openRules }: Pick<GamePageProps, 'go' | 'address' | 'openRules'>,
): Way {
  const link = (at: string) => ({
    href: address('library', at),
    onClick: (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go('library', at);
    },
  });
  return {
    to: (entry) => link(writePlace({ ...place, entry: entry === null ? null : addressOf(entry) })),
    list: (change) => go('library', writePlace({ ...place, ...change }), 'replace'),
    print: link,
    rules: openRules,
  };
}

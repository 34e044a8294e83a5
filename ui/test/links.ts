import { type Locale, LOCALES } from '@sanguine/kernel';
import type { Link, Ref } from '../contract.ts';

interface Log<Event> {
  readonly line: (locale: Locale, event: Event) => string;
  readonly links: (locale: Locale, event: Event) => readonly Link[];
  /** Whether a ref exists on the board. */
  readonly leads: (ref: Ref) => boolean;
}

/** Checks the links of log lines: returns how many there are, and which are not in their line or lead nowhere. */
export function followLinks<Event>(
  events: Iterable<Event>,
  { line, links, leads }: Log<Event>,
): { readonly found: number; readonly lost: readonly string[] } {
  let found = 0;
  const lost: string[] = [];
  for (const event of events) {
    for (const locale of LOCALES) {
      const said = line(locale, event);
      for (const { ref, words } of links(locale, event)) {
        found += 1;
        if (!said.includes(words) || !leads(ref)) lost.push(`${said}: ${ref}`);
      }
    }
  }
  return { found, lost };
}

import { type Line, LINES } from '../../content/lines.ts';
import { ENTRY_KINDS, type EntryKind } from './entries/entry.ts';

/** What is open in the library and what the list beside it shows, as given in the address. */
export interface LibraryPlace {
  /** `unit/orlen`; null if none is open. */
  readonly entry: string | null;
  readonly query: string;
  readonly kind: EntryKind | null;
  readonly line: Line | null;
}

export function readPlace(at: string): LibraryPlace {
  const [path = '', query = ''] = at.split('?', 2);
  const asked = new URLSearchParams(query);
  return {
    entry: path === '' ? null : path,
    query: asked.get('q') ?? '',
    kind: ENTRY_KINDS.find((one) => one === asked.get('kind')) ?? null,
    line: LINES.find((one) => one === asked.get('line')) ?? null,
  };
}

export function writePlace({ entry, query, kind, line }: LibraryPlace): string {
  const asked = new URLSearchParams();
  if (query !== '') asked.set('q', query);
  if (kind !== null) asked.set('kind', kind);
  if (line !== null) asked.set('line', line);
  const tail = asked.toString();
  return `${entry ?? ''}${tail === '' ? '' : `?${tail}`}`;
}

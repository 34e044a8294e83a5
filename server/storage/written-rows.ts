import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { StoredRow } from './store.ts';

/** Rows as `JSON.stringify` would write them, from the stored JSON without parsing it. */
export function writePage(page: readonly Selectable<Schema['rows']>[]): string {
  const written = page.map(
    ({ chapter, number, row, events, at }) =>
      `{"chapter":${chapter},"number":${number},"row":${row},"events":${events},"at":${at}}`,
  );
  return `[${written.join()}]`;
}

export function readPages(pages: readonly string[]): StoredRow[] {
  return pages.flatMap((page): StoredRow[] => JSON.parse(page));
}

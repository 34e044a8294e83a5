import type { Kysely } from 'kysely';
import { didOf, type Did, type Seat } from '@sanguine/kernel';
import { inPages } from '../../storage/pages.ts';
import type { Schema } from '../../storage/schema.ts';
import type { Tick } from './turns.ts';

/** The rows after this one, in pages, without what was chosen. */
export async function* ticksAfter(
  database: Kysely<Schema>,
  match: string,
  number: number,
): AsyncGenerator<Tick[], void, undefined> {
  const pages = inPages(number, (after, most) =>
    database
      .selectFrom('rows')
      .select(['number', 'at', 'row', 'deciders', 'leastTime'])
      .where('match', '=', match)
      .where('number', '>', after)
      .orderBy('number')
      .limit(most)
      .execute(),
  );
  for await (const page of pages) {
    yield page.map(({ row, deciders, ...tick }) => {
      const did: Did = JSON.parse(row);
      const asked: Seat[] = JSON.parse(deciders);
      return { ...tick, did: didOf(did), asked };
    });
  }
}

/** Who was asked before the first row: the seat that played it and, if it was a sealed choice, those still asked. */
export function askedBefore({ did, asked }: Tick): Seat[] {
  const others = did.do === 'seal' ? asked : [];
  return [...new Set([did.seat, ...others])].toSorted((one, other) => one - other);
}

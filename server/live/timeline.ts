import type { Kysely } from 'kysely';
import { didOf, type Did, type Seat } from '@sanguine/kernel';
import type { Schema } from '../storage/schema.ts';
import type { Tick } from './turns.ts';

/** The rows after this one, without a word of what was chosen. */
export async function ticksAfter(database: Kysely<Schema>, match: string, number: number): Promise<Tick[]> {
  const found = await database
    .selectFrom('rows')
    .select(['number', 'at', 'row', 'deciders', 'leastTime'])
    .where('match', '=', match)
    .where('number', '>', number)
    .orderBy('number')
    .execute();
  return found.map(({ number: row, at, row: written, deciders, leastTime }) => {
    const did: Did = JSON.parse(written);
    const asked: Seat[] = JSON.parse(deciders);
    return { number: row, at, did: didOf(did), asked, leastTime };
  });
}

/** Who was asked before the first row: whoever played it, and where it was one of several choices the others too. */
export function askedBefore({ did, asked }: Tick): Seat[] {
  const others = did.do === 'seal' ? asked : [];
  return [...new Set([did.seat, ...others])].toSorted((one, other) => one - other);
}

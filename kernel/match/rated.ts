import type { Seat } from '../rules/seat.ts';
import type { GameRecord } from './record.ts';
import type { Did } from './row-update.ts';

/** How often each seat asked for a hint, by what its rows did; seats that never did are left out. */
export function hintsIn(rows: Iterable<Did | null>): ReadonlyMap<Seat, number> {
  const hints = new Map<Seat, number>();
  for (const row of rows) if (row?.do === 'hint') hints.set(row.seat, (hints.get(row.seat) ?? 0) + 1);
  return hints;
}

/** The same of a whole record, whatever the rules of its chapters. */
export function hintsOf({ chapters }: Pick<GameRecord, 'chapters'>): ReadonlyMap<Seat, number> {
  return hintsIn(chapters.flatMap(({ rows }) => rows));
}

/**
 * Whether a game may count for anybody's rating or for what is measured of players: it was played to its end from a set-up, with dice
 * nobody knew beforehand, and nobody was helped.
 */
export function mayBeRated(record: GameRecord): boolean {
  const [first] = record.chapters;
  if (record.result === undefined || first === undefined || !('setup' in first.base)) return false;
  return record.dice.generator === 'fair' && hintsOf(record).size === 0;
}

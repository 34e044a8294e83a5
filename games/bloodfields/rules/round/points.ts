import type { PlayContext, Seat } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import { tagOf } from '../names.ts';
import { type Ledger, MOST_ROUNDS, SOURCES, type Source, type State, type UnitId } from '../state.ts';
import { freeze } from '../units.ts';

const BLANK: readonly number[] = freeze(Array.from({ length: MOST_ROUNDS }, () => 0));

export const EMPTY_LEDGER: Ledger = Object.freeze(
  // `fromEntries` loses the fact that every source has its page.
  Object.fromEntries(SOURCES.map((source) => [source, BLANK])) as Record<Source, readonly number[]>,
);

/** §16.1: records Victory Points in the current round. */
export function score(
  state: State,
  seat: Seat,
  source: Source,
  points: number,
  unit: UnitId | null,
  context: PlayContext<Event>,
): void {
  const ledger = state.ledger[seat];
  if (ledger === undefined || points === 0) return;
  const page = ledger[source].map((sum, at) => (at === state.round - 1 ? sum + points : sum));
  state.ledger[seat] = Object.freeze({ ...ledger, [source]: freeze(page) });
  context.emit({ e: 'points.scored', seat, source, points, unit: unit === null ? null : tagOf(state, unit) });
}

const total = (pages: readonly number[]): number => pages.reduce((sum, points) => sum + points, 0);

export const pointsFrom = (state: State, seat: Seat, source: Source): number =>
  total(state.ledger[seat]?.[source] ?? []);

export const pointsOf = (state: State, seat: Seat): number =>
  SOURCES.reduce((sum, source) => sum + pointsFrom(state, seat, source), 0);

/** §16.3: more points; if equal, more for destroyed enemies. Null: a draw. */
export function winnerOf(state: State): Seat | null {
  const [south, north] = [0, 1].map(
    (seat) => [pointsOf(state, seat), pointsFrom(state, seat, 'kill')] as const,
  );
  if (south === undefined || north === undefined) return null;
  if (south[0] !== north[0]) return south[0] > north[0] ? 0 : 1;
  return south[1] === north[1] ? null : south[1] > north[1] ? 0 : 1;
}

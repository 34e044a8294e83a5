import type { Seat } from '@sanguine/kernel';
import type { Event } from '../../rules/events.ts';
import { SOURCES, type Source, type State } from '../../rules/state.ts';

/** The points of a seat in one round, or so far. */
export function pointsIn(view: State, seat: Seat, source: Source, round: number | null): number {
  const pages = view.ledger[seat]?.[source] ?? [];
  return round === null ? pages.reduce((sum, points) => sum + points, 0) : (pages[round - 1] ?? 0);
}

/** A seat's total after each round that has begun, starting with the 0 before the first. */
export function runningPoints(view: State, seat: Seat): number[] {
  const sums = [0];
  for (let round = 1; round <= view.round; round++)
    sums.push(
      (sums.at(-1) ?? 0) + SOURCES.reduce((sum, source) => sum + pointsIn(view, seat, source, round), 0),
    );
  return sums;
}

type Scored = Extract<Event, { e: 'points.scored' }>;

/** A round that is over. */
interface RoundEnd {
  readonly round: number;
  /** The index of the next round's beginning among all events. */
  readonly event: number;
  readonly scored: readonly Scored[];
}

/** The last round that is over; null during the first. */
export function lastRound(events: readonly Event[]): RoundEnd | null {
  const event = events.findLastIndex(({ e }) => e === 'round.began');
  const began = events[event];
  if (began?.e !== 'round.began' || began.round === 1) return null;
  const round = began.round - 1;
  const from = events.findLastIndex((one) => one.e === 'round.began' && one.round === round);
  const scored = events.slice(from, event).filter((one) => one.e === 'points.scored');
  return { round, event, scored };
}

import type { Seat } from '@sanguine/kernel';
import type { Event } from '../../rules/events.ts';
import type { Tag } from '../../rules/names.ts';
import { pointsOf } from '../../rules/round/points.ts';
import type { Source, State } from '../../rules/state.ts';

/** A turn, or the end of a round, in which the points shifted. */
export interface Moment {
  /** The index of its first points among all events. */
  readonly event: number;
  readonly round: number;
  /** The side that gained more by it. */
  readonly seat: Seat;
  /** By how many points the score shifted towards that seat. */
  readonly swing: number;
  /** The points of both seats before it; then those after it. */
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
  /** The fallen unit worth most, and who felled it; null if the points came otherwise. */
  readonly fall: { readonly unit: Tag; readonly by: Tag | null } | null;
  /** The source of the most points. */
  readonly source: Source;
}

type Scored = Extract<Event, { e: 'points.scored' }>;

interface Span {
  readonly event: number;
  readonly round: number;
  readonly scored: Scored[];
  readonly fallen: Extract<Event, { e: 'unit.destroyed' }>[];
}

/** Every turn and every end of a round that brought points. */
function spansOf(view: State, events: readonly Event[]): Span[] {
  const spans: Span[] = [];
  // A puzzle begins in the middle of a game.
  let round = view.round - events.filter(({ e }) => e === 'round.began').length;
  let span: Span | null = null;
  for (const [event, told] of events.entries()) {
    if (told.e === 'round.began') ({ round } = told);
    if (told.e === 'turn.began' || told.e === 'round.ended' || told.e === 'round.began') span = null;
    if (told.e === 'unit.destroyed') span?.fallen.push(told);
    if (told.e !== 'points.scored') continue;
    if (span === null) {
      span = { event, round, scored: [], fallen: [] };
      spans.push(span);
    }
    span.scored.push(told);
  }
  return spans;
}

const sumFor = (scored: readonly Scored[], seat: Seat): number =>
  scored.reduce((sum, one) => (one.seat === seat ? sum + one.points : sum), 0);

function momentOf({ event, round, scored, fallen }: Span, before: readonly [number, number]): Moment | null {
  const gained = [sumFor(scored, 0), sumFor(scored, 1)] as const;
  const shift = gained[0] - gained[1];
  const seat = shift >= 0 ? 0 : 1;
  const own = scored.filter((one) => one.seat === seat).toSorted((one, two) => two.points - one.points);
  const [most] = own;
  if (most === undefined || shift === 0) return null;
  const dearest = own.find(({ unit, source }) => unit !== null && source === 'kill')?.unit ?? null;
  return {
    event,
    round,
    seat,
    swing: Math.abs(shift),
    before,
    after: [before[0] + gained[0], before[1] + gained[1]],
    fall:
      dearest === null
        ? null
        : { unit: dearest, by: fallen.find(({ unit }) => unit === dearest)?.by ?? null },
    source: most.source,
  };
}

/** The moments that shifted the score most, in the order they happened. */
export function decisiveMoments(view: State, events: readonly Event[], most = 3): Moment[] {
  const spans = spansOf(view, events);
  const scored = spans.flatMap((span) => span.scored);
  const begun = (seat: Seat): number => pointsOf(view, seat) - sumFor(scored, seat);
  let points: readonly [number, number] = [begun(0), begun(1)];
  const moments = spans.flatMap((span) => {
    const moment = momentOf(span, points);
    points = [points[0] + sumFor(span.scored, 0), points[1] + sumFor(span.scored, 1)];
    return moment === null ? [] : [moment];
  });
  return moments
    .toSorted((one, two) => two.swing - one.swing)
    .slice(0, most)
    .toSorted((one, two) => one.event - two.event);
}

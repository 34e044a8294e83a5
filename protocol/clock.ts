import { whole } from '@sanguine/kernel';
import * as v from 'valibot';

/** How fast a table plays: untimed, with a clock for each player, or with a number of days per turn. */
export const paceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    /** Minutes each player starts with. */
    minutes: whole(1, 240),
    /** Seconds gained when the turn passes on; a turn taken back earns nothing. */
    increment: whole(0, 600),
  }),
  v.strictObject({ kind: v.literal('days'), days: whole(1, 14) }),
]);
export type Pace = v.InferOutput<typeof paceSchema>;

export interface SeatClock {
  /** Milliseconds left at `since`; may be below 0. */
  readonly left: number;
  /** When the clock started to run; null while it is stopped. */
  readonly since: number | null;
}

/** Milliseconds left at a moment. */
export function timeLeft({ left, since }: SeatClock, now: number): number {
  return since === null ? left : left - Math.max(0, now - since);
}

import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** How fast a table plays: at its leisure, by a clock each, or so many days for each turn. */
export const paceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    /** Minutes each player begins with. */
    minutes: whole(1, 240),
    /** Seconds gained when a turn is handed on; a turn taken back earns nothing. */
    increment: whole(0, 600),
  }),
  v.strictObject({ kind: v.literal('days'), days: whole(1, 14) }),
]);
export type Pace = v.InferOutput<typeof paceSchema>;

/** What is left to one seat. */
export interface SeatClock {
  /** Milliseconds left when `since` began; may be below 0. */
  readonly left: number;
  /** When the time began to run; null while it stands still. */
  readonly since: number | null;
}

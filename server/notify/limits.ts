import type { Delays } from './notifier.ts';

const SECOND = 1000;

export interface NotifyLimits {
  readonly delays: Delays;
  /** Milliseconds between two checks for jobs; 0 for none. */
  readonly every: number;
}

/** Long enough that quick exchanges send nothing, short enough for those who wait for an answer. */
export const NOTIFY_LIMITS: NotifyLimits = {
  delays: { turn: 45 * SECOND, motion: 20 * SECOND, news: 10 * SECOND },
  every: 5 * SECOND,
};

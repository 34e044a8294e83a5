import type { Delays } from './notifier.ts';

const SECOND = 1000;

export interface NotifyLimits {
  readonly delays: Delays;
  /** Milliseconds between two looks at what is to be sent; 0: never by itself. */
  readonly every: number;
}

/** Quick exchanges pass without a word; whoever waits for an answer does not wait long. */
export const NOTIFY_LIMITS: NotifyLimits = {
  delays: { turn: 45 * SECOND, motion: 20 * SECOND, news: 10 * SECOND },
  every: 5 * SECOND,
};

import type { Rate } from './bucket.ts';
import type { Limits } from './connection.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface LiveLimits extends Limits {
  /** What one person may say, propose and vote, in however many windows. */
  readonly voice: Rate;
  /** How often one person may ask for their legal moves. */
  readonly asks: Rate;
  /** Sockets open at once. */
  readonly sockets: number;
  /** Of them from one address. */
  readonly perAddress: number;
  /** Milliseconds between two looks at whether sockets, nodes and waiting bots are still there. */
  readonly beat: number;
  /** Milliseconds in which comings and goings are gathered. */
  readonly gather: number;
  /** Milliseconds after which somebody who does not have the table open is away. */
  readonly away: number;
  /** Milliseconds before a bot's move while somebody looks. */
  readonly pause: number;
}

export const LIVE_LIMITS: LiveLimits = {
  rate: { burst: 40, perSecond: 20 },
  voice: { burst: 8, perSecond: 0.5 },
  asks: { burst: 20, perSecond: 5 },
  waiting: 40,
  behind: 1024 * 1024,
  grace: 2 * SECOND,
  sockets: 10_000,
  perAddress: 100,
  beat: 30 * SECOND,
  gather: 200,
  away: 10 * MINUTE,
  pause: 700,
};

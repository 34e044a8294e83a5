import type { Rate } from '../bucket.ts';
import type { Limits } from './room/connection.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface LiveLimits extends Limits {
  /** What one person may say, propose and vote, in however many windows. */
  readonly voice: Rate;
  /** How often one person may ask for their legal moves. */
  readonly asks: Rate;
  /** How often one person may take back, or choose anew what waits for the others. */
  readonly undos: Rate;
  /** How often somebody may come from one address. */
  readonly hellos: Rate;
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
  /** Milliseconds after which they are gone: where no clock runs one other person alone may have a bot play for them. */
  readonly gone: number;
  /** Milliseconds before a bot's move while somebody looks. */
  readonly pause: number;
}

export const LIVE_LIMITS: LiveLimits = {
  rate: { burst: 40, perSecond: 20 },
  voice: { burst: 8, perSecond: 0.5 },
  asks: { burst: 20, perSecond: 5 },
  undos: { burst: 40, perSecond: 1 },
  hellos: { burst: 120, perSecond: 4 },
  waiting: 40,
  behind: 1024 * 1024,
  grace: 2 * SECOND,
  rows: 10_000,
  sockets: 10_000,
  perAddress: 100,
  beat: 30 * SECOND,
  gather: 200,
  away: 10 * MINUTE,
  gone: 24 * 60 * MINUTE,
  pause: 700,
};

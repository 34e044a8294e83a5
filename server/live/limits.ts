import type { Rate } from '../bucket.ts';
import type { Limits } from './room/connection.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface LiveLimits extends Limits {
  /** Chat lines, proposals and votes of one person, over all their windows. */
  readonly voice: Rate;
  /** Requests of one person for their legal moves. */
  readonly asks: Rate;
  /** Undos of one person, and new choices in place of sealed ones. */
  readonly undos: Rate;
  /** Hellos from one address. */
  readonly hellos: Rate;
  /** Sockets open at once. */
  readonly sockets: number;
  /** Sockets open at once from one address. */
  readonly perAddress: number;
  /** Milliseconds between two checks of sockets, nodes and waiting bots. */
  readonly beat: number;
  /** Milliseconds over which joins and leaves are collected into one write. */
  readonly gather: number;
  /** Milliseconds a player may be away in their own turn before the others may decide what becomes of it. */
  readonly away: number;
  /** Milliseconds before a bot's move while anybody is in the room. */
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
  away: MINUTE,
  pause: 700,
};

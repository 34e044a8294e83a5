import type { Depth } from './analysis.ts';

/** What an analysis spends where no clock bounds it. */
export interface Effort {
  /** How often a draw is drawn anew. */
  readonly redraws: number;
  /** Play-outs of each point of the curve. */
  readonly playouts: number;
  /** Worlds by which a decision is screened: is it worth a search? */
  readonly screened: number;
  /** How many decisions are searched because they look costly, and because others came close though they look right. */
  readonly costly: number;
  readonly close: number;
  /** Of such a search: the share of a game's own play-outs, and the most worlds. */
  readonly share: number;
  readonly worlds: number;
}

export const EFFORTS: Readonly<Record<Depth, Effort>> = {
  quick: { redraws: 64, playouts: 12, screened: 6, costly: 30, close: 6, share: 1, worlds: 64 },
  deep: {
    redraws: 256,
    playouts: 48,
    screened: 16,
    costly: Infinity,
    close: Infinity,
    share: 2,
    worlds: 192,
  },
};

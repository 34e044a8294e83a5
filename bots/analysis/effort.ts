import type { Depth } from './analysis.ts';

/** What an analysis spends where no clock bounds it. */
export interface Effort {
  /** How often a draw is drawn anew, at least: more often where a game draws little. */
  readonly redraws: number;
  /** Play-outs of each point of the curve. */
  readonly playouts: number;
  /** Worlds by which a decision is screened: is it worth a search? */
  readonly screened: number;
  /** How many decisions are searched because they look costly, and because others came close though they look right. */
  readonly costly: number;
  readonly close: number;
  /** Of such a search: the share of a game's own play-outs, and the most worlds, or more where these are quick. */
  readonly share: number;
  readonly worlds: number;
}

export const EFFORTS: Readonly<Record<Depth, Effort>> = {
  quick: { redraws: 64, playouts: 12, screened: 6, costly: 26, close: 6, share: 1, worlds: 256 },
  deep: {
    redraws: 256,
    playouts: 48,
    screened: 16,
    costly: Infinity,
    close: Infinity,
    share: 2,
    worlds: 1024,
  },
};

/** A game that draws less often than this has time to look at each draw longer, up to so many times. */
const FEW = 24;
const LONGER = 4;

/** How often each of so many draws is drawn anew. */
export function redrawsFor({ redraws }: Effort, draws: number): number {
  return Math.ceil(redraws * Math.min(LONGER, Math.max(1, FEW / Math.max(1, draws))));
}

import type { Depth } from './analysis.ts';

/** What an analysis spends if no clock limits it. */
export interface Effort {
  /** How often a draw is redrawn, at least: more often in a game that draws little. */
  readonly redraws: number;
  /** Play-outs for each point of the curve. */
  readonly playouts: number;
  /** Worlds that decide whether a decision is worth a search. */
  readonly screened: number;
  /** How many decisions are searched because they look costly, and how many that look right because others came close. */
  readonly costly: number;
  readonly close: number;
  /** In such a search: the share of a game's own play-outs, and the most worlds, or more if play-outs are quick. */
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

/** A game with fewer draws than this can look at each draw longer, up to this many times. */
const FEW = 24;
const LONGER = 4;

/** How often each of this many draws is redrawn. */
export function redrawsFor({ redraws }: Effort, draws: number): number {
  return Math.ceil(redraws * Math.min(LONGER, Math.max(1, FEW / Math.max(1, draws))));
}

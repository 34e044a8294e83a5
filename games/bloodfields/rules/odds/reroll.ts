import type { Faces } from './faces.ts';

/** §7.10: permission to reroll up to `most` dice once (`Infinity`: any number), and what using it costs its owner. */
export interface Reroll {
  readonly most: number;
  readonly price: number;
  /** For a charm, which is used up: its bit. */
  readonly mark?: number;
}

/** §7.10: what both players may do to a roll: first its roller's opponent, then the roller. */
export interface Rerolls {
  readonly forced: readonly Reroll[];
  readonly own: readonly Reroll[];
}

export const NO_REROLLS: Rerolls = { forced: [], own: [] };

/** Worth is always the attacker's: 1 wants it large, -1 small. */
export type Side = 1 | -1;

/** Plans closer than this are equal; then using nothing comes first, then rerolling fewer dice, then rerolling blanks. */
export const TIE = 1e-11;

/**
 * §7.10: one player's part of the window after a roll: he may use his rerolls in any order, each die once. Worths and
 * chances are indexed by a throw's place (`faces.ts`).
 */
export interface RerollStep {
  /** The worth of each throw before he begins. */
  readonly worth: Float64Array;
  /** The best use with these dice, some of them rerolled already; null for none. */
  readonly choose: (free: Faces, rerolled: Faces) => RerollUse | null;
  /** The chances of throws after his part, given those before. */
  readonly pass: (chances: Float64Array) => readonly Passed[];
  /** The same from dice on the table, some of them rerolled already; `use`: his first step, even if not the best. */
  readonly passFrom: (free: Faces, rerolled: Faces, use: RerollUse | null) => readonly Passed[];
}

/** Dice to reroll, and the index of the reroll used. */
export interface RerollUse {
  readonly effect: number;
  readonly dice: Faces;
}

/** The chances of throws that end with the same charms used up. */
export interface Passed {
  readonly uses: number;
  readonly chances: Float64Array;
}

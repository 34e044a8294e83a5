import type { Faces } from './faces.ts';

/** §7.10: leave to reroll up to so many dice once (`Infinity`: any number), and what using it costs its owner. */
export interface Reroll {
  readonly most: number;
  readonly price: number;
  /** Of a charm, which is used up: the bit that says it was. */
  readonly mark?: number;
}

/** §7.10: what both players may do to a roll: first its roller's opponent, then the roller. */
export interface Rerolls {
  readonly forced: readonly Reroll[];
  readonly own: readonly Reroll[];
}

export const NO_REROLLS: Rerolls = { forced: [], own: [] };

/** All odds are told by what they are worth to the attacker: 1 wants it large, -1 small. */
export type Side = 1 | -1;

/** Plans closer than this are alike: then nothing is used, fewer dice are rerolled, and blanks before all others. */
export const TIE = 1e-11;

/** What to do next with dice on the table. */
export interface RerollChoice {
  /** Which of the rerolls is used, by its place in the list; null for none. */
  readonly effect: number | null;
  /** The dice that are rolled again. */
  readonly dice: Faces;
  readonly worth: number;
}

/**
 * §7.10: one player's part of the window after a roll: he may use his rerolls in any order, each die once. Worths and
 * chances are by a throw's place (`faces.ts`).
 */
export interface RerollStep {
  /** The worth of each throw before he begins. */
  readonly worth: Float64Array;
  /** What is best with these dice, some of which he has rerolled already. */
  readonly choose: (free: Faces, rerolled: Faces) => RerollChoice;
  /** The chances of throws after his part, given those before. */
  readonly pass: (chances: Float64Array) => readonly Passed[];
  /** The same from dice on the table, some of which he has rerolled already; `use` is what he does first, whatever is best. */
  readonly passFrom: (free: Faces, rerolled: Faces, use: RerollUse | null) => readonly Passed[];
}

/** Dice that are rolled again by one of the rerolls, named by its place in the list. */
export interface RerollUse {
  readonly effect: number;
  readonly dice: Faces;
}

/** The chances of throws after which the same charms are used up. */
export interface Passed {
  readonly uses: number;
  readonly chances: Float64Array;
}

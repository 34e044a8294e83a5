import type { Die } from './die.ts';
import { diceOf, FACE_COUNT, facesAt, placeOfSum, throwsBelow, throwsOf } from './faces.ts';
import { type Reroll, type Side, TIE } from './reroll.ts';
import { type Bench, bestParts, completed } from './throw-parts.ts';

/** The best next step for dice not rerolled yet, by their place. */
interface Plans {
  readonly worth: Float64Array;
  /** What to use and what to leave on the table, as one number; below 0 for nothing. */
  readonly choice: Int32Array;
}

/** The best steps with the rerolls left, a bit each, beside dice rerolled already, by their place. */
export type Planner = (left: number, rerolled: number) => Plans;

/** Rerolls are few: a choice is the place of the dice left on the table times this, and the reroll's place. */
const EFFECTS = 32;

export const effectOf = (choice: number): number => choice % EFFECTS;
export const keptOf = (choice: number): number => (choice - effectOf(choice)) / EFFECTS;

/** Two places as one key. */
export const WIDE = 65_536;

/**
 * Tries every set of dice in every order of rerolls, so that nothing has to be assumed of which dice are worth it:
 * near a kill, or with Critical Strike, even a hit may be. `already` of the dice were rerolled before the first plan.
 */
export function planner(
  die: Die,
  dice: number,
  rerolls: readonly Reroll[],
  after: Float64Array,
  side: Side,
  already: number,
): Planner {
  const throws = throwsOf(dice);
  let most = 0;
  for (const reroll of rerolls) most += reroll.most;
  const last = completed(die, dice, Math.max(0, dice - most), after);
  /** Never are fewer of the other dice left. */
  const least = Math.max(0, dice - already - most);
  const bench: Bench = { worth: new Float64Array(after.length), kept: new Int32Array(after.length) };
  const known = new Map<number, Plans>();
  const knownWorths = new Map<number, Float64Array>();

  /** The worth of dice kept beside those rerolled already, the missing ones being rerolled now. */
  const worths = (left: number, rerolled: number): Float64Array => {
    if (left === 0 && rerolled === 0) return last;
    const key = left * WIDE + rerolled;
    const found = knownWorths.get(key);
    if (found !== undefined) return found;
    const locked = facesAt(throws, rerolled);
    const count = dice - diceOf(locked);
    const [from, full] = [throwsBelow(Math.min(least, count)), throwsBelow(count)];
    const worth = new Float64Array(throwsBelow(count + 1));
    if (left === 0) {
      for (let place = from; place < worth.length; place++) {
        worth[place] = last[placeOfSum(facesAt(throws, place), locked)] ?? 0;
      }
    } else {
      const planned = plans(left, rerolled).worth;
      for (let place = full; place < worth.length; place++) worth[place] = planned[place] ?? 0;
      const fresh = from < full ? FACE_COUNT : 0;
      for (let face = 0; face < fresh; face++) {
        const next = worths(left, throws.more[rerolled * FACE_COUNT + face] ?? 0);
        const chance = die.faces[face] ?? 0;
        for (let place = from; place < full; place++) {
          worth[place] = (worth[place] ?? 0) + chance * (next[place] ?? 0);
        }
      }
    }
    knownWorths.set(key, worth);
    return worth;
  };

  const plans: Planner = (left, rerolled) => {
    const key = left * WIDE + rerolled;
    const found = known.get(key);
    if (found !== undefined) return found;
    const locked = facesAt(throws, rerolled);
    const count = dice - diceOf(locked);
    const from = throwsBelow(count);
    const worth = new Float64Array(throwsBelow(count + 1));
    const choice = new Int32Array(worth.length).fill(-1);
    for (let place = from; place < worth.length; place++) {
      worth[place] = after[placeOfSum(facesAt(throws, place), locked)] ?? 0;
    }
    rerolls.forEach(({ most: limit, price }, index) => {
      const rest = left & ~(1 << index);
      if (rest === left) return;
      bestParts(worths(rest, rerolled), Math.max(0, count - limit), count, side, bench);
      for (let place = from; place < worth.length; place++) {
        const used = (bench.worth[place] ?? 0) - side * price;
        if (side * (used - (worth[place] ?? 0)) <= TIE) continue;
        worth[place] = used;
        choice[place] = (bench.kept[place] ?? 0) * EFFECTS + index;
      }
    });
    const best = { worth, choice };
    known.set(key, best);
    return best;
  };
  return plans;
}

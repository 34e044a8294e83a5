import { type Die, rollMissing } from './die.ts';
import {
  diceOf,
  type Faces,
  facesAt,
  placeOf,
  placeOfSum,
  sumsWith,
  throwsBelow,
  throwsOf,
  without,
} from './faces.ts';
import { effectOf, keptOf, type Planner, planner } from './reroll-plan.ts';
import type { Passed, Reroll, RerollStep, RerollUse, Side } from './reroll.ts';

/** A part of the window without rerolls. */
function idle(after: Float64Array): RerollStep {
  return {
    worth: after,
    choose: () => null,
    pass: (chances) => [{ uses: 0, chances }],
    passFrom: (free, rerolled, use) => {
      if (use !== null) throw new Error('there is nothing to reroll with');
      return [{ uses: 0, chances: certain(placeOfSum(free, rerolled)) }];
    },
  };
}

/** The chances of throws if this one is on the table. */
function certain(place: number, size = place + 1): Float64Array {
  const chances = new Float64Array(size);
  chances[place] = 1;
  return chances;
}

/** §7.10: one player's part of the window; `after` is the worth of each throw once he is done. */
export function rerollStep(
  die: Die,
  dice: number,
  rerolls: readonly Reroll[],
  after: Float64Array,
  side: Side,
): RerollStep {
  if (rerolls.length === 0) return idle(after);
  const throws = throwsOf(dice);
  const all = (1 << rerolls.length) - 1;
  const plans = planner(die, dice, rerolls, after, side, 0);

  const plansBeside = (rerolled: Faces): Planner => {
    const already = diceOf(rerolled);
    return already === 0 ? plans : planner(die, dice, rerolls, after, side, already);
  };

  const choose = (free: Faces, rerolled: Faces): RerollUse | null => {
    const { start, choice } = plansBeside(rerolled)(all, placeOf(...rerolled));
    const chosen = choice[start + placeOf(...free)] ?? -1;
    return chosen < 0
      ? null
      : { effect: effectOf(chosen), dice: without(free, facesAt(throws, keptOf(chosen))) };
  };

  /** The chances of the other dice, by the effects left and by the dice rerolled. */
  type Waiting = Map<number, Float64Array>[];

  /** Rolls the dice missing beside the kept ones, each throw with its chance, and leaves them for the next reroll. */
  const rollAgain = (kept: Float64Array, rerolled: number, waiting: Map<number, Float64Array>): void => {
    const rest = dice - diceOf(facesAt(throws, rerolled));
    const sums = sumsWith(rerolled, rest);
    for (let place = 0; place < kept.length; place++) {
      const chance = kept[place] ?? 0;
      if (chance === 0) continue;
      const missing = rest - diceOf(facesAt(throws, place));
      const fresh = die.chances(missing);
      for (let thrown = throwsBelow(missing); thrown < throwsBelow(missing + 1); thrown++) {
        const together = sums[thrown] ?? 0;
        let others = waiting.get(together);
        if (others === undefined)
          waiting.set(together, (others = new Float64Array(throwsBelow(rest - missing + 1))));
        others[place] = (others[place] ?? 0) + chance * (fresh[thrown] ?? 0);
      }
    }
  };

  /** The charms used up when these effects are left. */
  const usesOf = (left: number): number => {
    let uses = 0;
    rerolls.forEach(({ mark = 0 }, index) => {
      if ((left & (1 << index)) === 0) uses |= mark;
    });
    return uses;
  };

  const nobodyWaits = (): Waiting => Array.from({ length: all + 1 }, () => new Map());

  /** Plays on with the waiting dice. `last`: a throw whose missing dice are rolled with no effect left. */
  const playOn = (waiting: Waiting, planned: Planner, last: number | null): Passed[] => {
    const passed: Passed[] = [];
    const endsWith = (left: number): Float64Array => {
      const uses = usesOf(left);
      for (const one of passed) if (one.uses === uses) return one.chances;
      const ends = new Float64Array(throwsBelow(dice + 1));
      passed.push({ uses, chances: ends });
      return ends;
    };
    const done = endsWith(0);
    if (last !== null) done[last] = 1;
    for (let left = all; left > 0; left--) {
      const untouched = endsWith(left);
      for (const [rerolled, others] of waiting[left] ?? []) {
        const count = dice - diceOf(facesAt(throws, rerolled));
        const sums = sumsWith(rerolled, count);
        const { start, choice } = planned(left, rerolled);
        const kept: (Float64Array | undefined)[] = [];
        for (let place = throwsBelow(count); place < throwsBelow(count + 1); place++) {
          const chance = others[place] ?? 0;
          if (chance === 0) continue;
          const chosen = choice[start + place] ?? -1;
          const rest = chosen < 0 ? 0 : left & ~(1 << effectOf(chosen));
          const stay = chosen < 0 ? place : keptOf(chosen);
          if (rest === 0) {
            const end = sums[stay] ?? 0;
            const ends = chosen < 0 ? untouched : done;
            ends[end] = (ends[end] ?? 0) + chance;
          } else {
            const some = (kept[rest] ??= new Float64Array(throwsBelow(count)));
            some[stay] = (some[stay] ?? 0) + chance;
          }
        }
        kept.forEach((some, rest) => {
          const next = waiting[rest];
          if (some !== undefined && next !== undefined) rollAgain(some, rerolled, next);
        });
      }
    }
    rollMissing(done, die.faces, 0, dice);
    return passed;
  };

  const pass = (chances: Float64Array): Passed[] => {
    const waiting = nobodyWaits();
    waiting[all]?.set(0, chances);
    return playOn(waiting, plans, null);
  };

  const passFrom = (free: Faces, rerolled: Faces, use: RerollUse | null): Passed[] => {
    const waiting = nobodyWaits();
    const place = placeOf(...rerolled);
    const planned = plansBeside(rerolled);
    if (use === null) {
      waiting[all]?.set(place, certain(placeOf(...free)));
      return playOn(waiting, planned, null);
    }
    const kept = without(free, use.dice);
    const rest = all & ~(1 << use.effect);
    const next = waiting[rest];
    if (rest === 0 || next === undefined) return playOn(waiting, planned, placeOfSum(kept, rerolled));
    rollAgain(certain(placeOf(...kept), throwsBelow(dice - diceOf(rerolled))), place, next);
    return playOn(waiting, planned, null);
  };
  return { worth: plans(all, 0).worth, choose, pass, passFrom };
}

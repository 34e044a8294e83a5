import { type Die, rollMissing } from './die.ts';
import {
  diceOf,
  type Faces,
  facesAt,
  NO_DICE,
  placeOf,
  placeOfSum,
  throwsBelow,
  throwsOf,
  without,
} from './faces.ts';
import { effectOf, keptOf, planner, WIDE } from './reroll-plan.ts';
import type { Reroll, RerollChoice, RerollStep, Side } from './reroll.ts';

/** A part of the window in which nothing can be done. */
function idle(after: Float64Array): RerollStep {
  return {
    worth: after,
    choose: (free, rerolled) => ({
      effect: null,
      dice: NO_DICE,
      worth: after[placeOfSum(free, rerolled)] ?? 0,
    }),
    pass: (chances) => chances,
  };
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

  const choose = (free: Faces, rerolled: Faces): RerollChoice => {
    const already = diceOf(rerolled);
    const planned = already === 0 ? plans : planner(die, dice, rerolls, after, side, already);
    const { worth, choice } = planned(all, placeOf(...rerolled));
    const place = placeOf(...free);
    const chosen = choice[place] ?? -1;
    return chosen < 0
      ? { effect: null, dice: NO_DICE, worth: worth[place] ?? 0 }
      : {
          effect: effectOf(chosen),
          dice: without(free, facesAt(throws, keptOf(chosen))),
          worth: worth[place] ?? 0,
        };
  };

  const pass = (chances: Float64Array): Float64Array => {
    const ends = new Float64Array(throwsBelow(dice + 1));
    /** Chances by what is left to use, then by dice not rerolled and dice rerolled. */
    const waiting: Map<number, number>[] = Array.from({ length: all + 1 }, () => new Map());
    const go = (left: number, free: number, rerolled: number, chance: number): void => {
      const chosen = plans(left, rerolled).choice[free] ?? -1;
      const rest = chosen < 0 ? 0 : left & ~(1 << effectOf(chosen));
      const stay = facesAt(throws, chosen < 0 ? free : keptOf(chosen));
      const locked = facesAt(throws, rerolled);
      if (rest === 0) {
        const end = placeOfSum(stay, locked);
        ends[end] = (ends[end] ?? 0) + chance;
        return;
      }
      const missing = dice - diceOf(stay) - diceOf(locked);
      const fresh = die.chances(missing);
      const kept = keptOf(chosen);
      for (let place = throwsBelow(missing); place < throwsBelow(missing + 1); place++) {
        const key = kept * WIDE + placeOfSum(locked, facesAt(throws, place));
        waiting[rest]?.set(key, (waiting[rest].get(key) ?? 0) + chance * (fresh[place] ?? 0));
      }
    };
    for (let place = throwsBelow(dice); place < throwsBelow(dice + 1); place++) {
      go(all, place, 0, chances[place] ?? 0);
    }
    for (let left = all - 1; left > 0; left--) {
      for (const [key, chance] of waiting[left] ?? []) go(left, Math.floor(key / WIDE), key % WIDE, chance);
    }
    rollMissing(ends, die.faces, 0, dice);
    return ends;
  };
  return { worth: plans(all, 0).worth, choose, pass };
}

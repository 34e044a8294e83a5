import type { Die } from './die.ts';
import { throwsBelow } from './faces.ts';
import { rerollStep } from './reroll-step.ts';
import type { Passed, Rerolls, RerollStep, Side } from './reroll.ts';

/** §7.10: a roll with everything both players may do to it before it stands. */
export interface RollWindow {
  /** The part of the roller's opponent, who goes first. */
  readonly forced: RerollStep;
  readonly own: RerollStep;
  /** What the roll is worth before it is made. */
  readonly worth: number;
  /** The chances of the throws that finally stand, by place. */
  readonly ends: () => readonly Passed[];
}

/** §7.10: `after` is the worth of each throw that stands. */
export function rollWindow(
  die: Die,
  dice: number,
  rerolls: Rerolls,
  after: Float64Array,
  side: Side,
): RollWindow {
  const own = rerollStep(die, dice, rerolls.own, after, side);
  const forced = rerollStep(die, dice, rerolls.forced, own.worth, side === 1 ? -1 : 1);
  const chances = die.chances(dice);
  let worth = 0;
  for (let place = throwsBelow(dice); place < throwsBelow(dice + 1); place++) {
    worth += (chances[place] ?? 0) * (forced.worth[place] ?? 0);
  }
  const ends = (): readonly Passed[] =>
    forced
      .pass(chances)
      .flatMap((before) =>
        own
          .pass(before.chances)
          .map((then) => (before.uses === 0 ? then : { ...then, uses: before.uses | then.uses })),
      );
  return { forced, own, worth, ends };
}

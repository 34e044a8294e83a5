import type { TestEffect } from './test-query.ts';

/** Dice of a test on the table. As bits: 1 the first die, 2 the second. With one die, `second` is 0. */
export interface TestState {
  readonly first: number;
  readonly second: number;
  /** Whose part of the window it is, and which dice he has rerolled. */
  readonly by: 'opponent' | 'roller';
  readonly rerolled: number;
  /** Dice changed by an effect: they no longer count as rolled, and cannot be rerolled. */
  readonly changed: number;
  /** What effects add to the sum. */
  readonly plus: number;
  /** The effects this player has left, a bit each. */
  readonly left: number;
  /** Charms used up by both, by their marks. */
  readonly used: number;
}

/** One way to use an effect: the dice it is used on. */
export interface TestUse {
  readonly effect: number;
  readonly dice: number;
}

/** §9.3, §10.2: two 1s end a test at once: nothing can change them. */
export function isDoubleOne({ first, second }: TestState): boolean {
  return first === 1 && second === 1;
}

function fits(effect: TestEffect, state: TestState, dice: number): boolean {
  const count = (dice & 1) + (dice >> 1);
  switch (effect.kind) {
    case 'reroll':
      return count >= effect.least && count <= effect.most && (dice & (state.rerolled | state.changed)) === 0;
    case 'change':
      return count === 1;
    case 'add':
      return count === 0;
  }
}

/** §7.10: all ways to use one of the effects left. */
export function usesOf(effects: readonly TestEffect[], state: TestState): readonly TestUse[] {
  const uses: TestUse[] = [];
  effects.forEach((effect, index) => {
    if ((state.left & (1 << index)) === 0) return;
    for (let dice = 0; dice <= (state.second === 0 ? 1 : 3); dice++) {
      if (fits(effect, state, dice)) uses.push({ effect: index, dice });
    }
  });
  return uses;
}

export const SIDES = [1, 2, 3, 4, 5, 6] as const;

/** §7.10: the equally likely states after an effect. */
export function afterUse(effect: TestEffect, use: TestUse, state: TestState): readonly TestState[] {
  const left = state.left & ~(1 << use.effect);
  const used = state.used | (effect.mark ?? 0);
  if (effect.kind === 'add') return [{ ...state, left, used, plus: state.plus + effect.plus }];
  const sides = effect.kind === 'change' ? [effect.to] : SIDES;
  const changed = effect.kind === 'change' ? state.changed | use.dice : state.changed;
  const rerolled = effect.kind === 'reroll' ? state.rerolled | use.dice : state.rerolled;
  const firsts = (use.dice & 1) === 0 ? [state.first] : sides;
  const seconds = (use.dice & 2) === 0 ? [state.second] : sides;
  return firsts.flatMap((first) =>
    seconds.map((second) => ({ ...state, first, second, left, used, changed, rerolled })),
  );
}

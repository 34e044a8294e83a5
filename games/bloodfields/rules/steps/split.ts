import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { tagOf } from '../names.ts';
import { freeze, unitOf } from '../units.ts';

/** As evenly as possible, the remainder to the first ones. */
export function evenly(dice: number, count: number): number[] {
  const each = Math.floor(dice / count);
  return Array.from({ length: count }, (_, at) => each + (at < dice - each * count ? 1 : 0));
}

/** §14.4: dice for each enemy, at least one, in the order of the enemies listed. */
export const split: StepOf<'split'> = {
  rule: '14.4',
  verbs: ['split'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(_state, { dice, marks }) {
    yield { do: 'split', dice: evenly(dice, marks.length) };
    for (const at of marks.keys()) {
      yield { do: 'split', dice: marks.map((_, other) => (other === at ? dice - marks.length + 1 : 1)) };
    }
  },
  exhaustive: () => false,
  refuse(_state, { dice, marks }, _seat, move) {
    const sum = move.dice.reduce((total, some) => total + some, 0);
    return move.dice.length === marks.length && sum === dice
      ? null
      : refusal('14.4', 'split.sum', [], { dice, enemies: marks.length, sum });
  },
  play(state, { unit, marks }, _seat, move, context) {
    state.frames.pop();
    const volley = state.frames.at(-1);
    if (volley?.step !== 'volley') throw new Error('nobody shoots');
    const allotted = marks.map((one, at) => ({ unit: one, dice: move.dice[at] ?? 1 }));
    volley.marks = freeze(allotted.map((one) => Object.freeze({ ...one, inner: false })));
    const dice = allotted.map((one) => ({ unit: tagOf(state, one.unit), dice: one.dice }));
    context.emit({ e: 'array.split', unit: tagOf(state, unit), dice });
  },
  mask: (frame) => ({ ...frame }),
};

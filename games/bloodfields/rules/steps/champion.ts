import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { nameChampion, topUnits } from '../muster/champions.ts';

/** §16.1: which of several equally expensive units is the champion. */
export const champion: StepOf<'champion'> = {
  rule: '16.1',
  verbs: ['name'],
  who: (_, { seat }) => [seat],
  *offers(state, { seat }) {
    for (const unit of topUnits(state, seat)) yield { do: 'name', unit };
  },
  refuse: (state, { seat }, _seat, { unit }) =>
    topUnits(state, seat).includes(unit) ? null : refusal('16.1', 'name.none'),
  play(state, { seat }, _seat, { unit }, context) {
    state.frames.pop();
    nameChampion(state, seat, unit, context);
  },
  mask: (frame) => ({ ...frame }),
};

import { proceed } from '../flow.ts';
import type { StepOf } from '../frames.ts';
import { beginPillage } from '../pillage.ts';

/** §18.2: Thor's Domain: pillage where one has just come, for Rage? It is asked only where it can be done. */
export const domain: StepOf<'domain'> = {
  rule: '18.2',
  verbs: ['accept', 'decline'],
  who: (_, { seat }) => [seat],
  *offers() {
    yield { do: 'accept' };
    yield { do: 'decline' };
  },
  refuse: () => null,
  play(state, { province }, seat, move, table) {
    state.frames.pop();
    if (move.do === 'accept') beginPillage(state, seat, province, 'domain', table);
    proceed(state, table);
  },
  mask: (frame) => ({ ...frame }),
};

import { proceed } from '../flow.ts';
import type { StepOf } from '../frames.ts';
import { invade } from '../invade.ts';

/** §18.4: Frigga's Succor: one more Warrior for nothing? It is asked only where he can come. */
export const succor: StepOf<'succor'> = {
  rule: '18.4',
  verbs: ['accept', 'decline'],
  who: (_, { seat }) => [seat],
  *offers() {
    yield { do: 'accept' };
    yield { do: 'decline' };
  },
  refuse: () => null,
  play(state, { province }, seat, move, table) {
    state.frames.pop();
    if (move.do === 'accept') invade(state, seat, 'warrior', province, 'succor', 0, table);
    proceed(state, table);
  },
  mask: (frame) => ({ ...frame }),
};

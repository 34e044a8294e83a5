import { proceed } from '../flow.ts';
import type { StepOf } from '../frames.ts';
import { invade } from '../invade.ts';

/** §11.12: Loki's Blessing: a Warrior from the reserve into the province of the lost battle? It is asked only where he can come. */
export const blessing: StepOf<'blessing'> = {
  rule: '11.12',
  verbs: ['accept', 'decline'],
  who: (_, { seat }) => [seat],
  *offers() {
    yield { do: 'accept' };
    yield { do: 'decline' };
  },
  refuse: () => null,
  play(state, { seat, province }, _seat, move, table) {
    state.frames.pop();
    if (move.do === 'accept') invade(state, seat, 'warrior', province, 'blessing', 0, table);
    proceed(state, table);
  },
  mask: (frame) => ({ ...frame }),
};

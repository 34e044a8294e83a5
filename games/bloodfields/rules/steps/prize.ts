import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { SIDES } from '../names.ts';
import { edgeOf } from '../scenario.ts';
import type { State } from '../state.ts';
import { otherSeat } from '../units.ts';

function takeSide(state: State, seat: number, side: 0 | 1): void {
  for (const [at, player] of state.players.entries()) {
    state.players[at] = Object.freeze({ ...player, side: at === seat ? side : ((1 - side) as 0 | 1) });
  }
}

/** §2.4: the Initiative Token or a side; the other player gets the rest. */
export const prize: StepOf<'prize'> = {
  rule: '2.4',
  verbs: ['take'],
  who: (_, { seat }) => [seat],
  *offers() {
    yield { do: 'take', what: 'token' };
    for (const what of SIDES) yield { do: 'take', what };
  },
  refuse: (_state, { side }, _seat, { what }) =>
    side && what === 'token' ? refusal('2.4', 'take.token') : null,
  play(state, { seat, side }, _seat, { what }, context) {
    state.frames.pop();
    const other = otherSeat(seat);
    if (what === 'token') {
      state.holder = seat;
      context.emit({ e: 'token.taken', seat });
      state.frames.push({ step: 'prize', seat: other, side: true });
      return;
    }
    const chosen = what === 'south' ? 0 : 1;
    takeSide(state, seat, chosen);
    context.emit({ e: 'side.taken', seat, side: chosen, edge: edgeOf(state, chosen) });
    if (side) return;
    state.holder = other;
    context.emit({ e: 'token.taken', seat: other });
  },
  mask: (frame) => ({ ...frame }),
};

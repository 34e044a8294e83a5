import type { StepOf } from '../frames.ts';
import { otherSeat } from '../units.ts';

/** §3.2: the holder names the starting player; naming himself passes the token on. */
export const initiative: StepOf<'initiative'> = {
  rule: '3.2',
  verbs: ['first'],
  who: (_, { seat }) => [seat],
  *offers() {
    yield { do: 'first', seat: 0 };
    yield { do: 'first', seat: 1 };
  },
  refuse: () => null,
  play(state, { seat }, _seat, move, context) {
    state.frames.pop();
    const passed = move.seat === seat;
    state.starter = move.seat;
    if (passed) state.holder = otherSeat(seat);
    context.emit({ e: 'starter.named', seat: move.seat, by: seat, passed });
  },
  mask: (frame) => ({ ...frame }),
};

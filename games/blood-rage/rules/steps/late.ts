import { refusal, same } from '@sanguine/kernel';
import { armedAnswer, askNextLate, playLate, stay } from '../battle/late.ts';
import { battleEffect } from '../cards/index.ts';
import { clanOf } from '../clans.ts';
import type { StepOf } from '../frames.ts';
import { kindsIn } from '../hand.ts';

/** §11.4: one late card, or none for now. */
export const late: StepOf<'late'> = {
  rule: '11.4',
  verbs: ['late', 'stay'],
  who: (_, { seat }) => [seat],
  *offers(state, { seat }) {
    for (const card of kindsIn(clanOf(state, seat).hand)) yield { do: 'late', card };
    yield { do: 'stay' };
  },
  refuse(state, { seat }, _seat, move) {
    const armed = armedAnswer(state, seat);
    if (armed !== null && same(armed, move)) return null;
    if (armed?.do === 'late') return refusal('11.4', 'late.armed.late', [armed.card]);
    if (armed?.do === 'stay') return refusal('11.4', 'late.armed.stay');
    if (move.do === 'stay') return null;
    if (!clanOf(state, seat).hand.includes(move.card)) return refusal('11.4', 'late.notInHand', [move.card]);
    return battleEffect(move.card).late === true ? null : refusal('11.4', 'late.notLate', [move.card]);
  },
  play(state, { seat, idle }, _seat, move, context) {
    state.frames.pop();
    if (move.do === 'late') playLate(state, seat, move.card, context);
    else stay(seat, context);
    askNextLate(state, seat, move.do === 'late' ? idle : [...idle, seat]);
  },
  ordered: (state, { seat }) => armedAnswer(state, seat),
  // Ruling 222: nobody may see how quickly a seat answered, or whether it had armed.
  leastTime: ({ options }) => Number(options.lateWindowSeconds),
  mask: (frame) => ({ ...frame, idle: [...frame.idle] }),
};

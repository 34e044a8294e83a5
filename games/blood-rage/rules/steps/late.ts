import { refusal } from '@sanguine/kernel';
import { askNextLate, playLate, stay } from '../battle/late.ts';
import { battleEffect } from '../cards/index.ts';
import { clanOf } from '../clans.ts';
import { proceed } from '../flow.ts';
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
    if (move.do === 'stay') return null;
    if (!clanOf(state, seat).hand.includes(move.card)) return refusal('11.4', 'late.notInHand', [move.card]);
    return battleEffect(move.card).late === true ? null : refusal('11.4', 'late.notLate', [move.card]);
  },
  play(state, { seat, idle }, _seat, move, table) {
    state.frames.pop();
    if (move.do === 'late') playLate(state, seat, move.card, table);
    else stay(seat, table);
    askNextLate(state, seat, move.do === 'late' ? idle : [...idle, seat], table);
    proceed(state, table);
  },
  mask: (frame) => ({ ...frame, idle: [...frame.idle] }),
};

import { refusal } from '@sanguine/kernel';
import { BLOOD_KINDS } from '../../content/spells.ts';
import { putAway } from '../cards.ts';
import { soldierSeat } from '../figures.ts';
import type { StepOf } from '../frames.ts';

/** §8.5: which card of the revealed hand the Witch loses. */
export const whisper: StepOf<'whisper'> = {
  rule: '8.5',
  verbs: ['strip'],
  who: (state) => [soldierSeat(state)],
  *offers() {
    for (const card of BLOOD_KINDS) yield { do: 'strip', card };
  },
  refuse: (state, _frame, _seat, { card }) =>
    state.seen.includes(card) ? null : refusal('8.5', 'whisper.card', [card]),
  play(state, _frame, _seat, { card }, context) {
    state.frames.pop();
    putAway(state, state.witch, card);
    context.emit({ e: 'card.discarded', seat: state.witch, card });
  },
  mask: (frame) => ({ ...frame }),
};

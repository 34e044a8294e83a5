import { refusal } from '@sanguine/kernel';
import { HIDDEN } from '../state.ts';
import { soldierSeat } from '../figures.ts';
import { NO_CHOICE, type SpellRules } from '../spell.ts';

/** §8.5: the Soldiers see the Witch's hand and choose a card of it to be discarded. */
export const whisper: SpellRules = {
  rule: '8.5',
  offers: () => [NO_CHOICE],
  refuse(state, { unit, blood, at }) {
    if (unit !== 'none' || blood !== 0 || at !== null) return refusal('8.5', 'cast.stray');
    return state.blood.hand.length > 0 ? null : refusal('8.5', 'whisper.empty');
  },
  effect(state, _choice, context) {
    context.reveal();
    state.seen = state.blood.hand.flatMap((card) => (card === HIDDEN ? [] : [card]));
    context.emit({ e: 'hand.seen', by: soldierSeat(state), cards: [...state.blood.hand] });
    state.frames.push({ step: 'whisper' });
  },
};

import { refusal } from '@sanguine/kernel';
import { battleOf, onTable, playedBy, takeHome } from '../battle/battle.ts';
import { prowessCost } from '../battle/home.ts';
import { choicesOf } from '../choices.ts';
import { clanOf } from '../clans.ts';
import type { StepOf } from '../frames.ts';
import { holds, sortCards } from '../hand.ts';

/** §11.7: Tyr's Prowess: the winner takes back the cards they pay for. */
export const prowess: StepOf<'prowess'> = {
  rule: '11.7',
  verbs: ['regain'],
  who: (_, { seat }) => [seat],
  *offers(_, { cards }) {
    for (const regained of choicesOf(sortCards(cards))) yield { do: 'regain', cards: regained };
  },
  refuse(state, { seat, cards }, _seat, move) {
    if (!holds(cards, move.cards)) return refusal('11.7', 'regain.notPlayed', move.cards);
    const clan = clanOf(state, seat);
    const need = (prowessCost(clan) ?? 0) * move.cards.length;
    return need > clan.rage ? refusal('11.7', 'regain.rage', move.cards, { need, have: clan.rage }) : null;
  },
  play(state, { seat }, _seat, { cards }, context) {
    const clan = clanOf(state, seat);
    state.frames.pop();
    clan.rage -= (prowessCost(clan) ?? 0) * cards.length;
    for (const card of cards) {
      const played = onTable(playedBy(battleOf(state), seat)).find((one) => one.card === card);
      if (played !== undefined) takeHome(state, played, seat);
    }
    if (cards.length > 0) context.emit({ e: 'cards.regained', seat, cards: [...cards] });
  },
  mask: (frame) => ({ ...frame, cards: [...frame.cards] }),
};

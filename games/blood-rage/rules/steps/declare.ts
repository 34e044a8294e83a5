import { refusal } from '@sanguine/kernel';
import { factsOf, QUEST_BONUSES } from '../../content/cards.ts';
import { battleOf, playedBy } from '../battle/battle.ts';
import type { StepOf } from '../frames.ts';

/** §11.2: what a revealed Quest is worth (Tyr's Domain, Tyr's Wrath). */
export const declare: StepOf<'declare'> = {
  rule: '11.2',
  verbs: ['declare'],
  who: (_, { seat }) => [seat],
  *offers() {
    for (const bonus of QUEST_BONUSES) yield { do: 'declare', bonus };
  },
  refuse: (_, { bonuses }, _seat, { bonus }) =>
    bonuses.includes(bonus) ? null : refusal('11.2', 'declare.bonus', [], { bonus }),
  play(state, { seat }, _seat, { bonus }, context) {
    state.frames.pop();
    const quest = playedBy(battleOf(state), seat).find(({ card }) => factsOf(card).kind.kind === 'quest');
    if (quest !== undefined) {
      quest.declared = bonus;
      context.emit({ e: 'quest.declared', seat, card: quest.card, bonus });
    }
  },
  mask: (frame) => ({ ...frame, bonuses: [...frame.bonuses] }),
};

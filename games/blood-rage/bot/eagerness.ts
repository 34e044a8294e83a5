import { clanOf } from '../rules/clans.ts';
import { invadeCost } from '../rules/invade.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { upgradeCost } from '../rules/upgrade.ts';
import { questChance } from './errands.ts';
import type { Field } from './field.ts';

/** What costs no Rage goes first: Rage can be spent afterwards. So does what may be taken away meanwhile. */
const FREE = 1.6;
const SURE = 4;
const SURE_WIN = 0.9;
const SURE_QUEST = 0.75;

/** How much an act of the viewer of the field is to be preferred to others that gain as much. */
export function eagerness(state: State, field: Field, move: AnyMove): number {
  const clan = clanOf(state, field.viewer);
  switch (move.do) {
    case 'pillage': {
      const wins = field.grounds.get(move.province)?.wins[field.viewer] ?? 0;
      return wins >= SURE_WIN ? SURE : FREE;
    }
    case 'quest':
      return questChance(state, field, field.viewer, move.card) >= SURE_QUEST ? SURE : FREE;
    case 'upgrade':
      return upgradeCost(clan, move.card) === 0 ? FREE : 1;
    case 'invade':
      return invadeCost(clan, move.figure) === 0 ? FREE : 1;
    default:
      return 1;
  }
}

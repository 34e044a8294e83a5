import { clanOf } from '../rules/clans.ts';
import { invadeCost } from '../rules/invade.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { upgradeCost } from '../rules/upgrade.ts';
import { questChance } from './quest-values.ts';
import type { Survey } from './survey.ts';

/** Free actions go first, because Rage can still be spent afterwards; likewise anything a rival could take away meanwhile. */
const FREE = 1.6;
const SURE = 4;
const SURE_WIN = 0.9;
const SURE_QUEST = 0.75;

/** The factor by which the viewer's action is preferred to others that gain as much. */
export function urgency(state: State, survey: Survey, move: AnyMove): number {
  const clan = clanOf(state, survey.viewer);
  switch (move.do) {
    case 'pillage': {
      const wins = survey.provinces.get(move.province)?.wins[survey.viewer] ?? 0;
      return wins >= SURE_WIN ? SURE : FREE;
    }
    case 'quest':
      return questChance(state, survey, survey.viewer, move.card) >= SURE_QUEST ? SURE : FREE;
    case 'upgrade':
      return upgradeCost(clan, move.card) === 0 ? FREE : 1;
    case 'invade':
      return invadeCost(clan, move.figure) === 0 ? FREE : 1;
    default:
      return 1;
  }
}

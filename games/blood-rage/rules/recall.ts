import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { UPGRADES } from '../content/cards/upgrades.ts';
import { clanOf } from './clans.ts';
import { refuseInvade } from './invade.ts';
import type { Recall } from './moves.ts';
import { hasAction } from './sheet.ts';
import type { State } from './state.ts';

export const RECALL_COST = UPGRADES['friggas-domain'].effect.action.cost;

/** §18.4: Frigga's Domain: Invade from Valhalla for one Rage, whatever the figure. */
export function refuseRecall(state: State, seat: Seat, { figure, to }: Recall): Refusal | null {
  if (!hasAction(clanOf(state, seat), 'recall')) return refusal('18.4', 'recall.card', [figure]);
  return refuseInvade(state, seat, figure, to, 'valhalla');
}

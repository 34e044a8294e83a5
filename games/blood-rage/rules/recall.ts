import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { friggasDomain } from './cards/friggas-domain.ts';
import { clanOf } from './clans.ts';
import { refuseInvade } from './invade.ts';
import type { Recall } from './moves.ts';
import { hasAction } from './sheet.ts';
import type { State } from './state.ts';

export const RECALL_COST = friggasDomain.action?.cost ?? 0;

/** §18.4: Frigga's Domain: Invade from Valhalla for one Rage, whatever the figure. */
export function refuseRecall(state: State, seat: Seat, { figure, to }: Recall): Refusal | null {
  if (!hasAction(clanOf(state, seat), 'recall')) return refusal('18.4', 'recall.card', [figure]);
  return refuseInvade(state, seat, figure, to, 'valhalla');
}

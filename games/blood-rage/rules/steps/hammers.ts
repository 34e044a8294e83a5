import { type Refusal, refusal } from '@sanguine/kernel';
import { PROVINCES, type Province } from '../../content/provinces.ts';
import { neighbours } from '../atlas.ts';
import { battleOf } from '../battle/battle.ts';
import { rides } from '../battle/reward.ts';
import { clanOf } from '../clans.ts';
import { moveFigure } from '../figures.ts';
import type { StepOf } from '../frames.ts';
import type { State } from '../state.ts';

/** §11.9: Lord of Hammers moves to an adjacent province, or stays. */
export const hammers: StepOf<'hammers'> = {
  rule: '11.9',
  verbs: ['ride', 'decline'],
  who: (_, { seat }) => [seat],
  *offers(state) {
    const { province } = battleOf(state);
    for (const to of PROVINCES) if (to !== province) yield { do: 'ride', to };
    yield { do: 'decline' };
  },
  refuse: (state, _, _seat, move) => (move.do === 'ride' ? refuseRide(state, move.to) : null),
  play(state, { seat }, _seat, move, context) {
    const { province } = battleOf(state);
    state.frames.pop();
    if (move.do === 'ride') {
      moveFigure(clanOf(state, seat), 'leader', province, move.to);
      context.emit({ e: 'leader.rode', seat, from: province, to: move.to });
    }
  },
  mask: (frame) => ({ ...frame }),
};

function refuseRide(state: State, to: Province): Refusal | null {
  const battle = battleOf(state);
  if (!neighbours(state, battle.province).includes(to)) return refusal('11.9', 'ride.far', [to]);
  return rides(state, battle).includes(to) ? null : refusal('11.9', 'ride.full', [to]);
}

import { invade } from '../invade.ts';
import { yesOrNo } from './yes-or-no.ts';

/** §11.12: Loki's Blessing: whether to send a Warrior from the reserve into the province of the lost battle. */
export const blessing = yesOrNo<'blessing'>('11.12', (state, { seat, province }, context) =>
  invade(state, seat, 'warrior', province, 'blessing', 0, context),
);

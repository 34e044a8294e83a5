import { invade } from '../invade.ts';
import { yesOrNo } from './yes-or-no.ts';

/** §18.4: Frigga's Succor: whether to bring one more Warrior for free. */
export const succor = yesOrNo<'succor'>('18.4', (state, { seat, province }, context) =>
  invade(state, seat, 'warrior', province, 'succor', 0, context),
);

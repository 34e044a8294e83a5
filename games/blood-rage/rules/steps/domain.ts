import { beginPillage } from '../pillage.ts';
import { yesOrNo } from './yes-or-no.ts';

/** §18.2: Thor's Domain: whether to pillage the province just entered, for Rage. */
export const domain = yesOrNo<'domain'>('18.2', (state, { seat, province }, context) =>
  beginPillage(state, seat, province, 'domain', context),
);

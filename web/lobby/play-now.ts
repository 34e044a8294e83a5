import type { Locale } from '@sanguine/kernel';
import type { Box } from '@sanguine/ui';
import { createLocal } from '../store/games.ts';
import { choicesOf, localPlan } from './plan.ts';
import { soloDraft } from './solo.ts';
import { someTableName } from './table-name.ts';

/** A game against bots on this device, at once; returns where it is played. */
export async function playNow(box: Box, me: string, locale: Locale): Promise<string> {
  const game = await box.loadGame();
  const last = soloDraft(box);
  const setup = game.setup(last.seats.length, choicesOf(last));
  // What the rules do not allow any more is the rulebook's way again; who plays stays as it was told.
  const draft = game.engine.refuseSetup(setup) === null ? last : { ...last, board: '', options: {} };
  const people = draft.seats.map(({ kind }) => (kind === 'me' ? me : ''));
  const id = await createLocal(localPlan(draft, someTableName(locale), people));
  return `/local/${id}`;
}

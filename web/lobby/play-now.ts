import type { Locale } from '@sanguine/kernel';
import type { Box } from '@sanguine/ui';
import { createLocal } from '../store/games.ts';
import { choicesOf, localPlan } from './plan.ts';
import { soloDraft } from './solo.ts';
import { someTableName } from './table-name.ts';

/** Starts a game against bots on this device; returns its address. */
export async function playNow(box: Box, me: string, locale: Locale): Promise<string> {
  const game = await box.loadGame();
  const last = soloDraft(box);
  const setup = game.setup(last.seats.length, choicesOf(last));
  // If the rules no longer allow the last board and options, use the defaults but keep the seats.
  const draft = game.engine.refuseSetup(setup) === null ? last : { ...last, board: '', options: {} };
  const people = draft.seats.map(({ kind }) => (kind === 'me' ? me : ''));
  const id = await createLocal(localPlan(draft, someTableName(locale), people));
  return `/local/${id}`;
}

import type { Locale } from '@sanguine/kernel';
import { levelsOf } from '@sanguine/bots';
import type { Box } from '@sanguine/ui';
import { createLocal } from '../store/games.ts';
import { freshDraft, localPlan, movedTo } from './draft.ts';
import { usualLevel } from './levels.ts';
import { rememberedDraft } from './remembered.ts';
import { someTableName } from './table-name.ts';

/** A game on this device at once, with the seats of last time; returns where it is played. */
export async function playNow(box: Box, me: string, locale: Locale): Promise<string> {
  const game = await box.loadGame();
  const level = usualLevel(levelsOf(game));
  const usual = freshDraft(box.id, box.seats, level);
  const draft = movedTo(rememberedDraft(box.id) ?? usual, 'device', level);
  const { options, board } = draft;
  const setup = game.setup(draft.seats.length, { options, ...(board !== '' && { board }) });
  const fits = game.engine.refuseSetup(setup) === null;
  const id = await createLocal(localPlan(fits ? draft : usual, someTableName(locale), me));
  return `/local/${id}`;
}

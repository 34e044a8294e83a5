import type { Locale, TableChoices } from '@sanguine/kernel';
import type { Box } from '@sanguine/ui';
import { indexedStore } from '../store/indexed-store.ts';
import { keepRecord } from '../store/keeping.ts';
import { freshDraft } from './draft.ts';
import { openedWith } from './opening.ts';
import { localPlan } from './plan.ts';
import { someTableName } from './table-name.ts';

/** Starts a game against bots with the person's moves already made; returns its id, or null if the rules refuse. */
export async function beginTrial(
  box: Box,
  me: string,
  locale: Locale,
  choices: TableChoices,
  moves: readonly string[],
): Promise<string | null> {
  const game = await box.loadGame();
  const { name, seats } = localPlan(freshDraft(box, 'solo'), someTableName(locale), [me]);
  const record = openedWith(game, seats.length, choices, moves);
  return record === null ? null : keepRecord(indexedStore, game, { name, seats, origin: 'new' }, record);
}

import { check, type GameRecord } from '@sanguine/kernel';
import { loadGame } from '@sanguine/registry/load.ts';
import { gameWorker } from '../link/game-worker.ts';
import { indexedStore } from './indexed-store.ts';
import { keepRecord, newRecord } from './keeping.ts';
import type { LocalGame, LocalPlan } from './local-game.ts';
import { recordedNames } from './names.ts';
import { newDice } from './secret.ts';
import { seatedBots } from './seated-bots.ts';

export type { LocalGame } from './local-game.ts';

/** Games on this device, latest change first. */
export function listLocal(): Promise<LocalGame[]> {
  return indexedStore.list();
}

/** A game on this device as lists show it, or null. */
export function findLocal(id: string): Promise<LocalGame | null> {
  return indexedStore.find(id);
}

/** Starts a game and returns its id; it is played at `/local/<id>`. Throws for a set-up that `refuseSetup` refuses. */
export async function createLocal({ game: id, name, seats, choices }: LocalPlan): Promise<string> {
  const game = await loadGame(id);
  const dice = newDice(seats.length);
  const record = newRecord(game, game.setup(seats.length, choices), dice);
  return keepRecord(
    indexedStore,
    game,
    { name, seats: seatedBots(game, seats, dice), origin: 'new' },
    record,
  );
}

export function deleteLocal(id: string): Promise<void> {
  return indexedStore.remove(id);
}

/** The same table again with new dice; null if the game did not begin from a set-up. */
export async function rematchLocal(id: string): Promise<string | null> {
  const found = await readLocal(id);
  const base = found?.record.chapters[0]?.base;
  if (found === null || base === undefined || !('setup' in base)) return null;
  const kept = found.game;
  const game = await loadGame(kept.game);
  const setup = check(game.engine.schema.setup, base.setup);
  if (!setup.ok) return null;
  const { name, seats } = kept;
  const next = newRecord(game, setup.value, newDice(seats.length));
  return keepRecord(indexedStore, game, { name, seats, origin: 'new' }, next);
}

/** The record as a file to save or send; null if there is no such game. */
export async function exportLocal(
  id: string,
): Promise<{ readonly name: string; readonly text: string } | null> {
  const found = await readLocal(id);
  if (found === null) return null;
  const { game: kept, record } = found;
  const players = recordedNames(kept);
  const open: GameRecord = { ...record, players };
  const whole = kept.outcome === null ? open : await workedOut({ ...open, result: kept.outcome });
  return { name: fileName(kept.name), text: JSON.stringify(whole) };
}

/** A record that these rules cannot read is saved unchanged. */
async function workedOut(record: GameRecord): Promise<GameRecord> {
  try {
    return await gameWorker().workOut(record);
  } catch {
    return record;
  }
}

/** File name for a record. */
export function fileName(table: string): string {
  return `${table.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'sanguine'}.sanguine.json`;
}

/** A game on this device with its whole record, or null. */
export async function readLocal(
  id: string,
): Promise<{ readonly game: LocalGame; readonly record: GameRecord } | null> {
  const [game, record] = await Promise.all([indexedStore.find(id), indexedStore.record(id)]);
  return game === null || record === null ? null : { game, record };
}

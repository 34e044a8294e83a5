import {
  type AnyGame,
  type AnySetup,
  type GameRecord,
  lastRow,
  Match,
  type RecordedDice,
} from '@sanguine/kernel';
import type { LocalGame } from './local-game.ts';
import type { GameStore } from './store.ts';

export function newRecord({ engine }: AnyGame, setup: AnySetup, dice: RecordedDice): GameRecord {
  const { id, rulesVersion } = engine;
  return {
    format: 'sanguine',
    version: 1,
    game: id,
    dice,
    chapters: [{ rulesVersion, base: { setup }, rows: [] }],
  };
}

/** Stores a record as a game on this device. Throws if it cannot be resumed: check with `Match.resume` first. */
export async function keepRecord(
  store: GameStore,
  game: AnyGame,
  plan: Pick<LocalGame, 'name' | 'origin' | 'seats'>,
  record: GameRecord,
): Promise<string> {
  const opened = Match.resume(game.engine, record);
  if (!opened.ok) throw new Error(opened.problem);
  const { match } = opened;
  const id = crypto.randomUUID();
  const last = record.chapters.at(-1);
  const now = Date.now();
  const kept: LocalGame = {
    ...plan,
    id,
    game: game.engine.id,
    created: now,
    changed: now,
    number: last === undefined ? 0 : lastRow(last),
    deciders: match.deciders(),
    outcome: match.outcome(),
  };
  await store.add(kept, record);
  return id;
}

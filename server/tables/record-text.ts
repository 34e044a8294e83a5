import { type GameRecord, withWorkings } from '@sanguine/kernel';
import { type RecordHead, recordFrom } from '../storage/record.ts';
import { readPages } from '../storage/written-rows.ts';
import type { TableGame } from './game.ts';

/** A stored match to be written as a record: plain data, so that a thread can do it. */
export interface RecordTask {
  readonly head: RecordHead;
  readonly players: readonly string[];
  /** From `MatchStore.writtenRows`. */
  readonly rows: readonly string[];
}

type RecordGame = Pick<TableGame, 'engine'>;

/** A finished game's `GameRecord` with its workings, as JSON. */
export function writeRecordText(
  game: RecordGame | undefined,
  { head, players, rows }: RecordTask,
): Uint8Array {
  const record: GameRecord = { ...recordFrom(head, readPages(rows)), players };
  return new TextEncoder().encode(JSON.stringify(game === undefined ? record : workedOut(game, record)));
}

/** A record that these rules cannot even read is still its owner's: it goes without workings. */
function workedOut({ engine }: RecordGame, record: GameRecord): GameRecord {
  try {
    return withWorkings(engine, record);
  } catch {
    return record;
  }
}

import { type RecordHead, recordFrom } from '../storage/record.ts';
import { readPages } from '../storage/written-rows.ts';

/** A match to be written as a record, as it is stored: plain data, so that it can be written elsewhere. */
export interface RecordTask {
  readonly head: RecordHead;
  readonly players: readonly string[];
  /** As `MatchStore.writtenRows` gives them. */
  readonly rows: readonly string[];
}

/** A `GameRecord`, as JSON. */
export function writeRecordText({ head, players, rows }: RecordTask): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ ...recordFrom(head, readPages(rows)), players }));
}

import { type RecordHead, recordFrom } from '../storage/record.ts';
import { readPages } from '../storage/written-rows.ts';

/** A stored match to be written as a record: plain data, so that a thread can do it. */
export interface RecordTask {
  readonly head: RecordHead;
  readonly players: readonly string[];
  /** From `MatchStore.writtenRows`. */
  readonly rows: readonly string[];
}

/** A `GameRecord`, as JSON. */
export function writeRecordText({ head, players, rows }: RecordTask): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ ...recordFrom(head, readPages(rows)), players }));
}

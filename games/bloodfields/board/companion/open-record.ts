import { type Battle, replayed } from './state/battle.ts';
import { unpacked } from './state/rows.ts';

/** The battle a file tells of; null if it is none, or one these rules would not have played. */
export function readRecord(text: string): Battle | null {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    return null;
  }
  const record = unpacked(written);
  return record === null ? null : replayed(record);
}

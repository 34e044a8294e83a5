import { type Battle, replayed } from './state/battle.ts';
import { unpacked } from './state/rows.ts';

/** The battle in a file, as far as these rules can play it; null if it holds none or a roster cannot be read. */
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

import type { Analysis } from '@sanguine/bots';
import { deviceDatabase } from './database.ts';

/**
 * What is known on this device about a finished game, by its path; null if nothing. An analysis of fewer rows was made
 * before something was taken back.
 */
export async function keptAnalysis(path: string, rows: number): Promise<Analysis | null> {
  try {
    const kept = await (await deviceDatabase()).get('analyses', path);
    return kept === undefined || kept.rows !== rows ? null : kept.analysis;
  } catch {
    // Without storage it is worked out again.
    return null;
  }
}

export async function keepAnalysis(path: string, rows: number, analysis: Analysis): Promise<void> {
  try {
    await (await deviceDatabase()).put('analyses', { rows, analysis }, path);
  } catch {
    // It is shown all the same.
  }
}

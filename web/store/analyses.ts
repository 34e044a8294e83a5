import type { Analysis } from '@sanguine/bots';
import { deviceDatabase } from './database.ts';

/**
 * The analysis this device keeps of a finished game, by its path; null if none. One of fewer rows is outdated: something
 * was taken back since.
 */
export async function keptAnalysis(path: string, rows: number): Promise<Analysis | null> {
  try {
    const kept = await (await deviceDatabase()).get('analyses', path);
    return kept === undefined || kept.rows !== rows ? null : kept.analysis;
  } catch {
    // Without storage the game is analysed again.
    return null;
  }
}

export async function keepAnalysis(path: string, rows: number, analysis: Analysis): Promise<void> {
  try {
    await (await deviceDatabase()).put('analyses', { rows, analysis }, path);
  } catch {
    // It is shown anyway.
  }
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { GameReport } from './play.ts';
import type { PlannedGame } from './sets.ts';

/**
 * Reports of games in a file, one a line, so that an interrupted series can continue. Rosters are part of a plan, but a change
 * of cards, rules or bots needs a new file.
 */
export class KeptReports {
  readonly #file: string | null;
  readonly #known = new Map<string, GameReport>();

  /** Null: nothing is kept. */
  constructor(file: string | null) {
    this.#file = file;
    if (file === null || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const kept = reportIn(line);
      if (kept !== null) this.#known.set(keyOf(kept), kept);
    }
  }

  find(planned: PlannedGame): GameReport | undefined {
    return this.#known.get(keyOf(planned));
  }

  add(reports: readonly GameReport[]): void {
    for (const report of reports) this.#known.set(keyOf(report), report);
    if (this.#file !== null)
      appendFileSync(this.#file, reports.map((report) => `${JSON.stringify(report)}\n`).join(''));
  }
}

/** Null for an empty line, or for a last line that was cut off. */
function reportIn(line: string): GameReport | null {
  try {
    return line === '' ? null : (JSON.parse(line) as GameReport);
  } catch {
    return null;
  }
}

const keyOf = ({ seed, set, layout, scenario, rosters, holder, south }: PlannedGame): string =>
  JSON.stringify([seed, set, layout, scenario, rosters, holder, south]);

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { SearchedGame } from './self-play.ts';

/**
 * Searched games in a file, one a line, so that an interrupted series can continue. A change of rules, bots or finder needs a
 * new file.
 */
export class KeptGames {
  readonly #file: string | null;
  readonly #known = new Map<number, SearchedGame>();

  /** Null: nothing is kept. */
  constructor(file: string | null) {
    this.#file = file;
    if (file === null || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const kept = gameIn(line);
      if (kept !== null) this.#known.set(kept.number, kept);
    }
  }

  find(number: number): SearchedGame | undefined {
    return this.#known.get(number);
  }

  add(game: SearchedGame): void {
    this.#known.set(game.number, game);
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(game)}\n`);
  }
}

/** Null for an empty line, or for a last line that was cut off. */
function gameIn(line: string): SearchedGame | null {
  try {
    return line === '' ? null : (JSON.parse(line) as SearchedGame);
  } catch {
    return null;
  }
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { SearchedGame } from './self-play.ts';

/**
 * Searched games in a file, one a line: a series that was cut off goes on where it stopped. Whoever changes rules, bots or the finder begins a new file.
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

/** The last line may have been cut off, too. */
function gameIn(line: string): SearchedGame | null {
  try {
    return line === '' ? null : (JSON.parse(line) as SearchedGame);
  } catch {
    return null;
  }
}

import type { Page } from '@playwright/test';
import { game } from '@sanguine/bloodstones/game.ts';
import type { State } from '@sanguine/bloodstones/rules/state.ts';
import { type GameRecord, Match, type Seat, swiftRandom } from '@sanguine/kernel';
import type { LocalGame } from '../web/store/local-game.ts';

/** A game of this device at a moment worth looking at. */
interface Staged {
  readonly game: LocalGame;
  readonly record: GameRecord;
}

interface Scene {
  readonly seats: LocalGame['seats'];
  readonly seed: string;
  /** Where to stop; left out: at the end of the game. */
  readonly until?: (state: State, deciders: readonly Seat[]) => boolean;
}

/** Bots play until the moment is there; then the page finds the game as if it had been played on it. */
export function staged(id: string, { seats, seed, until }: Scene): Staged {
  const setup = game.setup(seats.length, { options: { regroupTarget: 'short' } });
  const dice = {
    generator: 'fair',
    secret: 'ab'.repeat(32),
    salts: seats.map((_, at) => `0${at}`.repeat(32)),
  } as const;
  const match = Match.open(game.engine, { setup, dice });
  const bot = game.bots['recruit'];
  if (bot === undefined) throw new Error('no Recruit');
  while (match.outcome() === null && until?.(match.state, match.deciders()) !== true) {
    const [seat] = match.deciders();
    if (seat === undefined) throw new Error('nobody is asked');
    const random = swiftRandom(`${seed} ${match.number}`);
    match.submit(seat, bot.choose(match.maskFor(seat), seat, random).move);
  }
  const now = Date.UTC(2026, 9, 20, 12);
  return {
    record: match.record({ showSecret: true }),
    game: {
      id,
      game: game.engine.id,
      name: 'The Marsh Accord',
      seats,
      origin: 'new',
      created: now,
      changed: now,
      number: match.number,
      deciders: match.deciders(),
      outcome: match.outcome(),
    },
  };
}

/** Puts the game where the page keeps its own. The page must have been opened before, so that its shelf is there. */
export async function shelve(page: Page, { game: kept, record }: Staged): Promise<void> {
  await page.evaluate(
    async ([entry, whole]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('sanguine');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no shelf')));
      });
      const writing = database.transaction(['games', 'records'], 'readwrite');
      writing.objectStore('games').put(entry);
      writing.objectStore('records').put(whole, entry.id);
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      database.close();
    },
    [kept, record] as const,
  );
}

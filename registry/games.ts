import { game as bloodRage } from '@sanguine/blood-rage/game.ts';
import { game as bloodStone } from '@sanguine/blood-stone/game.ts';
import { game as bloodfields } from '@sanguine/bloodfields/game.ts';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import type { AnyGame } from '@sanguine/kernel';

/** All games. Shells find games here and name none themselves. */
export const GAMES: readonly AnyGame[] = [bloodstones, bloodRage, bloodStone, bloodfields];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find(({ engine }) => engine.id === id);
}

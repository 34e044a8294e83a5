import { drawTempers } from '@sanguine/bots';
import type { AnyGame, RecordedDice } from '@sanguine/kernel';
import type { LocalSeat } from './local-game.ts';

/** The seats of a new game: bots without a chosen temper draw one with the game's dice. */
export function seatedBots(
  game: Pick<AnyGame, 'tempers'>,
  seats: readonly LocalSeat[],
  dice: RecordedDice,
): LocalSeat[] {
  const names = seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
  const drawn = drawTempers(game, names, dice);
  return seats.map((seat, at) => (seat.kind === 'bot' ? { ...seat, level: drawn[at] ?? seat.level } : seat));
}

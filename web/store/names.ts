import { toldApart } from '@sanguine/kernel';
import type { LocalGame } from './local-game.ts';

/** What players are called in records and stories: persons by name, bots by level. */
export function recordedNames({ seats }: Pick<LocalGame, 'seats'>): string[] {
  return seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.level));
}

/** A game with its people told apart: those at one screen were once all called the same. */
export function withNames(game: LocalGame): LocalGame {
  const names = toldApart(game.seats.map((seat) => (seat.kind === 'person' ? seat.name : '')));
  return {
    ...game,
    seats: game.seats.map((seat, at) =>
      seat.kind === 'person' ? { ...seat, name: names[at] ?? seat.name } : seat,
    ),
  };
}

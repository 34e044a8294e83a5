import { toldApart } from '@sanguine/kernel';
import type { LocalGame } from './local-game.ts';

/** Player names in records and stories: persons by name, bots by level and temper. */
export function recordedNames({ seats }: Pick<LocalGame, 'seats'>): string[] {
  return seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.level));
}

/** Makes the persons' names distinct: in older games all persons at one screen had the same name. */
export function withNames(game: LocalGame): LocalGame {
  const names = toldApart(game.seats.map((seat) => (seat.kind === 'person' ? seat.name : '')));
  return {
    ...game,
    seats: game.seats.map((seat, at) =>
      seat.kind === 'person' ? { ...seat, name: names[at] ?? seat.name } : seat,
    ),
  };
}

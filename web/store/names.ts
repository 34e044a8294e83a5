import type { LocalGame } from './local-game.ts';

/** What players are called in records and stories: persons by name, bots by level. */
export function recordedNames({ seats }: Pick<LocalGame, 'seats'>): string[] {
  return seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.level));
}

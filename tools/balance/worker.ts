import { type GameReport, playPlanned } from './play.ts';
import type { PlannedGame } from './sets.ts';

/** Plays some games in a thread of its own. */
export default function playChunk(games: readonly PlannedGame[]): GameReport[] {
  return games.map(playPlanned);
}

import { findGame } from '@sanguine/registry';
import type { Shift } from './crew.ts';
import { type SampledGame, sampleGame } from './self-play.ts';

/** Plays some games in a thread of its own. */
export default function playShift({ game: id, seed, plan }: Shift): SampledGame[] {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  return plan.map((planned) => sampleGame(game, planned, seed));
}

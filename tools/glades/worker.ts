import { type GameReport, playPlanned, type PlannedGame } from './play.ts';

/** Plays one game in a thread of its own. */
export default function play(planned: PlannedGame): GameReport {
  return playPlanned(planned);
}

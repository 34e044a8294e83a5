import { chunksOf, inThreads } from '../threads.ts';
import type { PlannedGame, SampledGame } from './self-play.ts';

/** What a thread plays at once. */
export interface Shift {
  readonly game: string;
  readonly seed: string;
  readonly plan: readonly PlannedGame[];
}

/** Plays all games on `jobs` threads; they come in the order of the plan, whichever thread played them. */
export async function playAll(
  { game, seed, plan }: Shift,
  jobs: number,
  tell: (done: number) => void,
): Promise<SampledGame[]> {
  let done = 0;
  const shifts = chunksOf(plan).map((chunk): Shift => ({ game, seed, plan: chunk }));
  const worker = new URL('./worker.ts', import.meta.url);
  const played = await inThreads<Shift, SampledGame[]>(worker, jobs, shifts, (games) =>
    tell((done += games.length)),
  );
  return played.flat();
}

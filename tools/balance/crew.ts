import { chunksOf, inThreads } from '../threads.ts';
import type { KeptReports } from './kept.ts';
import type { GameReport } from './play.ts';
import type { PlannedGame } from './sets.ts';

/** Plays all games not kept yet on `jobs` threads; the reports come in the order of the plan, whichever thread played them. */
export async function playAll(
  plan: readonly PlannedGame[],
  kept: KeptReports,
  jobs: number,
  tell: (done: number) => void,
): Promise<GameReport[]> {
  const open = plan.filter((game) => kept.find(game) === undefined);
  const worker = new URL('./worker.ts', import.meta.url);
  let done = plan.length - open.length;
  await inThreads<readonly PlannedGame[], GameReport[]>(worker, jobs, chunksOf(open), (reports) => {
    kept.add(reports);
    tell((done += reports.length));
  });
  return plan.flatMap((game) => kept.find(game) ?? []);
}

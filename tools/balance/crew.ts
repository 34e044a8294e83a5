import { Piscina } from 'piscina';
import type { KeptReports } from './kept.ts';
import type { GameReport } from './play.ts';
import type { PlannedGame } from './sets.ts';

/** Games handed out at once: few enough to keep all threads busy to the end. */
const CHUNK = 8;

/** Plays all games not kept yet on so many threads; the reports come in the order of the plan, whoever played what. */
export async function playAll(
  plan: readonly PlannedGame[],
  kept: KeptReports,
  jobs: number,
  tell: (done: number) => void,
): Promise<GameReport[]> {
  const open = plan.filter((game) => kept.find(game) === undefined);
  const pool = new Piscina<readonly PlannedGame[], GameReport[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: jobs,
    maxThreads: jobs,
  });
  const chunks = Array.from({ length: Math.ceil(open.length / CHUNK) }, (_, at) =>
    open.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  let done = plan.length - open.length;
  try {
    await Promise.all(
      chunks.map(async (chunk) => {
        kept.add(await pool.run(chunk));
        tell((done += chunk.length));
      }),
    );
    return plan.flatMap((game) => kept.find(game) ?? []);
  } finally {
    await pool.destroy();
  }
}

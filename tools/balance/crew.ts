import { Piscina } from 'piscina';
import type { GameReport } from './play.ts';
import type { PlannedGame } from './sets.ts';

/** Games handed out at once: few enough to keep all threads busy to the end. */
const CHUNK = 8;

/** Plays all games on so many threads; the reports come in the order of the plan, whoever played what. */
export async function playAll(
  plan: readonly PlannedGame[],
  jobs: number,
  tell: (done: number) => void,
): Promise<GameReport[]> {
  const pool = new Piscina<readonly PlannedGame[], GameReport[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: jobs,
    maxThreads: jobs,
  });
  const chunks = Array.from({ length: Math.ceil(plan.length / CHUNK) }, (_, at) =>
    plan.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  let done = 0;
  try {
    const played = await Promise.all(
      chunks.map(async (chunk) => {
        const reports = await pool.run(chunk);
        tell((done += chunk.length));
        return reports;
      }),
    );
    return played.flat();
  } finally {
    await pool.destroy();
  }
}

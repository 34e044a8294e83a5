import type { Contender, LoadedMatch } from './contender.ts';

/** The measurements of one load. */
export interface LoadReport {
  readonly moves: number;
  /** Moves per second of wall-clock time and of the server's CPU time. */
  readonly perSecond: number;
  readonly perCpuSecond: number;
  /** Milliseconds from sending a move to receiving its result. */
  readonly median: number;
  readonly p99: number;
  /** Received by all four players together. */
  readonly bytesPerMove: number;
}

/** The raw counts of one load. */
export interface Counted {
  /** Milliseconds each move took, in any order. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly bytes: number;
}

export function reportOf({ times, seconds, cpuSeconds, bytes }: Counted): LoadReport {
  const sorted = times.toSorted((one, other) => one - other);
  /** The time not exceeded by this fraction of the moves. */
  const within = (part: number): number => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
  return {
    moves: times.length,
    perSecond: times.length / seconds,
    perCpuSecond: times.length / cpuSeconds,
    median: within(0.5),
    p99: within(0.99),
    bytesPerMove: times.length === 0 ? 0 : bytes / times.length,
  };
}

/** Every match plays its next move as soon as it has received the last. */
export function flatOut(
  contender: Contender,
  matches: readonly LoadedMatch[],
  seconds: number,
): Promise<LoadReport> {
  return underLoad(contender, async (play) => {
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      matches.map(async (match) => {
        while (performance.now() < end) await play(match);
      }),
    );
  });
}

/** Every match plays one move per second, with staggered starts. */
export function atLeisure(
  contender: Contender,
  matches: readonly LoadedMatch[],
  seconds: number,
): Promise<LoadReport> {
  return underLoad(contender, async (play) => {
    const begun = performance.now();
    await Promise.all(
      matches.map(async (match, at) => {
        for (let second = 0; second < seconds; second++) {
          await until(begun + (second + at / matches.length) * 1000);
          await play(match);
        }
      }),
    );
  });
}

async function underLoad(
  contender: Contender,
  run: (play: (match: LoadedMatch) => Promise<void>) => Promise<void>,
): Promise<LoadReport> {
  const times: number[] = [];
  const [before, bytes, begun] = [await contender.cpu(), contender.received(), performance.now()];
  await run(async (match) => {
    await match.ready();
    const sent = performance.now();
    await match.play();
    times.push(performance.now() - sent);
  });
  const seconds = (performance.now() - begun) / 1000;
  const received = contender.received() - bytes;
  const cpuSeconds = (await contender.cpu()) - before;
  return reportOf({ times, seconds, cpuSeconds, bytes: received });
}

function until(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())));
}

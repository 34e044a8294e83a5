/** Does some work and returns how many units it did. */
export type Work = () => number;

const ROUNDS = 5;

/** Milliseconds of CPU time something takes. */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Units per second of CPU time, so that other programs hardly matter. */
function rate(work: Work, seconds: number): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  let units = 0;
  do units += work();
  while (performance.now() - begun < seconds * 1000);
  const { user, system } = process.cpuUsage(before);
  return (units * 1e6) / (user + system);
}

/** The median rate of each work: warmed up for the same time, then measured in alternating rounds. */
export function measure(works: readonly Work[], seconds: number): number[] {
  const round = (long: number): number[] => works.map((work) => rate(work, long));
  round(seconds);
  const rounds = Array.from({ length: ROUNDS }, () => round(seconds / ROUNDS));
  return works.map((_, at) => median(rounds.map((rates) => rates[at] ?? 0)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

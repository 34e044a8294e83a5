import type { Random } from '@sanguine/kernel';

/** The CPU time of this thread that the work takes, in milliseconds. */
export function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Searches for the most expensive input by small changes to the worst so far, with a restart now and then. */
export function worstOf<Input>(
  tries: number,
  random: Random,
  { anew, changed, cost }: Search<Input>,
): { readonly input: Input; readonly cost: number } {
  let input = anew();
  let most = cost(input);
  for (let tried = 1; tried < tries; tried++) {
    const next = random.int(ANEW) === 0 ? anew() : changed(input);
    const found = cost(next);
    if (found > most) [input, most] = [next, found];
  }
  return { input, cost: most };
}

const ANEW = 4;

interface Search<Input> {
  readonly anew: () => Input;
  readonly changed: (input: Input) => Input;
  readonly cost: (input: Input) => number;
}

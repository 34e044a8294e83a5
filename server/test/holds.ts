import { setTimeout } from 'node:timers/promises';

/** Milliseconds. Asked without a pause, a server has little time for anything else, and neither have other tests. */
const OFTEN = 10;

/** Asks until it holds. */
export async function holds(asked: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await asked())) await setTimeout(OFTEN);
}

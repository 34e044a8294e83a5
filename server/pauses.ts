import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work before the event loop gets a turn. */
const SLICE = 3;

/** Lets long work yield to the event loop: call `whenDue` wherever a pause would do; it pauses only when one is due. */
export class Pauses {
  #since = performance.now();

  async whenDue(): Promise<void> {
    if (performance.now() - this.#since < SLICE) return;
    await nextTurn();
    this.#since = performance.now();
  }
}

/** Runs a generator to its end with pauses, and returns its result. */
export async function withPauses<Result>(course: Generator<unknown, Result, undefined>): Promise<Result> {
  const pauses = new Pauses();
  for (let step = course.next(); ; step = course.next()) {
    if (step.done === true) return step.value;
    await pauses.whenDue();
  }
}

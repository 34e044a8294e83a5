import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which everybody else comes first. */
const SLICE = 3;

/** Long work that lets the others have their turn: it asks for a pause wherever one would do, and gets one when it is due. */
export class Pauses {
  #since = performance.now();

  async whenDue(): Promise<void> {
    if (performance.now() - this.#since < SLICE) return;
    await nextTurn();
    this.#since = performance.now();
  }
}

/** Runs to its end, with pauses, and gives what is returned there. */
export async function withPauses<Result>(course: Generator<unknown, Result, undefined>): Promise<Result> {
  const pauses = new Pauses();
  for (let step = course.next(); ; step = course.next()) {
    if (step.done === true) return step.value;
    await pauses.whenDue();
  }
}

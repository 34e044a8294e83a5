/** What may wait; what it returns waits once more. */
export type Task = () => Task | null;

export type Later = (task: Task) => void;

/**
 * Runs a task once the frame that is being made has been shown, and what it returns a frame later, so that neither makes
 * one frame long. Of the tasks asked for meanwhile only the last one is run.
 */
export function afterFrame(): Later {
  let busy = false;
  let asked: Task | null = null;
  const run = (task: Task): void => {
    busy = true;
    // A timer set in a frame runs after its picture has been made.
    requestAnimationFrame(() => {
      setTimeout(() => {
        busy = false;
        const then = task();
        const next = then ?? asked;
        if (then === null) asked = null;
        if (next !== null) run(next);
      });
    });
  };
  return (task) => {
    if (busy) asked = task;
    else run(task);
  };
}

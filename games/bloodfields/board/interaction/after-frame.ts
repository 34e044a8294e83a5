/** Work that may wait; the task it returns waits once more. */
export type Task = () => Task | null;

export type Later = (task: Task) => void;

/**
 * Runs a task once the current frame has been shown, and the task it returns a frame later, so that neither makes one frame
 * long. Of the tasks asked for in the meantime, only the last one runs.
 */
export function afterFrame(): Later {
  let busy = false;
  let asked: Task | null = null;
  const run = (task: Task): void => {
    busy = true;
    // A timer set in a frame runs after the frame has been drawn.
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

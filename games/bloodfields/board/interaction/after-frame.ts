/** Runs a task once the frame that is being made has been shown, and never more than the last one asked for. */
export function afterFrame(): (task: () => void) => void {
  let waiting: (() => void) | null = null;
  const run = (): void => {
    const task = waiting;
    waiting = null;
    task?.();
  };
  return (task) => {
    const asked = waiting !== null;
    waiting = task;
    // A timer set in a frame runs after its picture has been made.
    if (!asked) requestAnimationFrame(() => setTimeout(run));
  };
}

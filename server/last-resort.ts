import { traceOf } from './plain-error.ts';

/**
 * What nobody caught ends the program, as it would without us, but is told without all that hangs on it: Node.js prints
 * every field. Returns the way to stop.
 */
export function endOnFault(code: number, tell: (error: unknown) => void): () => void {
  // A promise nobody looks after comes here too.
  const end = (error: unknown): void => {
    tell(error);
    process.stderr.write(`${traceOf(error)}\n`);
    process.exit(code);
  };
  process.on('uncaughtException', end);
  return () => void process.off('uncaughtException', end);
}

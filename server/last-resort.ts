import { traceOf } from './plain-error.ts';

/**
 * An uncaught error ends the program, as it would by default, but is printed without its extra fields: Node.js would
 * print them all, and they may hold secrets. Returns a function that removes the handler.
 */
export function endOnFault(code: number, tell: (error: unknown) => void): () => void {
  // Unhandled rejections come here too.
  const end = (error: unknown): void => {
    tell(error);
    process.stderr.write(`${traceOf(error)}\n`);
    process.exit(code);
  };
  process.on('uncaughtException', end);
  return () => void process.off('uncaughtException', end);
}

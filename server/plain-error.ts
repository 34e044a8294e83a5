import { Unavailable } from './storage/unavailable.ts';

/** An error as it is logged. */
export interface PlainError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: PlainError;
  readonly errors?: readonly PlainError[];
}

/** How many causes are followed: an error may be its own cause. */
const DEPTH = 5;

/**
 * Copies these fields and no others: libraries attach whole connections to their errors, credentials included, and a
 * log must hold no secrets.
 */
export function plainError(error: unknown, depth = DEPTH): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const plain = { type: name, message, stack, ...code };
  if (depth === 0) return plain;
  const all: unknown[] = error instanceof AggregateError ? error.errors : [];
  return {
    ...plain,
    ...(cause === undefined ? {} : { cause: plainError(cause, depth - 1) }),
    ...(all.length === 0 ? {} : { errors: all.map((one) => plainError(one, depth - 1)) }),
  };
}

/** The cause of an error, in one line. */
export function whyOf(error: unknown): string {
  const { message, code = '', errors: [first] = [] } = plainError(rootOf(error));
  // If a host name has several addresses, the error over all of them has no message of its own.
  const said = message === '' ? (first?.message ?? code) : message;
  return said.split('\n', 1)[0] ?? '';
}

/** The stack traces of an error and its cause. */
export function traceOf(error: unknown): string {
  const { stack, message, cause } = plainError(error);
  return [stack === '' ? message : stack, ...(cause === undefined ? [] : [cause.stack])].join('\n');
}

/** An `Unavailable` says more than the driver's error it was made from. */
function rootOf(error: unknown): unknown {
  if (error instanceof Unavailable) return error;
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

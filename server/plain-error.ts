import { Unavailable } from './storage/unavailable.ts';

/** What is told of an error in a log. */
export interface PlainError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: PlainError;
  readonly errors?: readonly PlainError[];
}

/** So far down, for what is its own cause. */
const DEPTH = 5;

/**
 * These fields and no others: libraries hang whole connections on their errors, with the keys to them, and a log holds
 * nothing that opens anything.
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

/** What went wrong, in one line. */
export function whyOf(error: unknown): string {
  const { message, code = '', errors: [first] = [] } = plainError(rootOf(error));
  // Where a name has several addresses, the error of all of them says nothing itself.
  const said = message === '' ? (first?.message ?? code) : message;
  return said.split('\n', 1)[0] ?? '';
}

/** Where each step went wrong, in many lines. */
export function traceOf(error: unknown): string {
  const { stack, message, cause } = plainError(error);
  return [stack === '' ? message : stack, ...(cause === undefined ? [] : [cause.stack])].join('\n');
}

/** What is known of the database says more than what the driver made of it. */
function rootOf(error: unknown): unknown {
  if (error instanceof Unavailable) return error;
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

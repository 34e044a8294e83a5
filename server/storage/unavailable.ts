import { DatabaseError } from 'pg';

/**
 * The database cannot be used now. Nothing was acknowledged, and the caller may try again. `away`: it does not answer;
 * `busy`: it answers, but somebody else holds a lock.
 */
export class Unavailable extends Error {
  readonly reason: 'away' | 'busy';

  constructor(message: string, reason: 'away' | 'busy', options?: ErrorOptions) {
    super(message, options);
    this.name = 'Unavailable';
    this.reason = reason;
  }
}

/** PostgreSQL errors that end a session, or keep it from starting. */
const ENDED = /^(?:08...|57P0[1235]|25P03)$/;
/** Too many connections. */
const FULL = '53300';
/** A lock or statement timeout, a deadlock or a serialization failure. */
const BUSY = new Set(['55P03', '40P01', '40001', '57014']);
/** System errors of a connection. */
const LINE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The socket file of a server that has not started yet.
  'ENOENT',
]);
/** The driver's own errors, which have no codes. */
const SILENT = /timeout/i;
const BROKEN = /^Connection terminated|not queryable$/;

/** Turns an error of the database or the connection into an `Unavailable`, if it is one. */
export function unavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Unavailable) return error;
  if (error instanceof DatabaseError) {
    const { code = '' } = error;
    if (BUSY.has(code)) return new Unavailable(error.message, 'busy', { cause: error });
    return ENDED.test(code) || code === FULL ? away(error.message, error) : error;
  }
  if (SILENT.test(error.message)) return away('the database does not answer', error);
  if (BROKEN.test(error.message)) return away('the connection to the database broke', error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // If a host name has several addresses, the error over all of them has no message.
  return LINE.has(code) ? away(error.message === '' ? code : error.message, error) : error;
}

/** Whether the session survives this error: PostgreSQL reported it without ending the session. */
export function outlives(error: unknown): boolean {
  return error instanceof DatabaseError && !ENDED.test(error.code ?? '');
}

/** Whether no connection is possible at all; too many connections do not count. */
export function isAway(error: unknown): boolean {
  return error instanceof Unavailable && error.reason === 'away' && !isFull(error.cause);
}

function isFull(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === FULL;
}

function away(message: string, cause: Error): Unavailable {
  return new Unavailable(message, 'away', { cause });
}

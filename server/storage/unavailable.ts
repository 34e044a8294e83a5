import { DatabaseError } from 'pg';

/**
 * The database cannot be used just now. Nothing was acknowledged, and whoever asked may ask again: `away`, it does not
 * answer; `busy`, it does, but somebody else holds what is needed.
 */
export class Unavailable extends Error {
  readonly reason: 'away' | 'busy';

  constructor(message: string, reason: 'away' | 'busy', options?: ErrorOptions) {
    super(message, options);
    this.name = 'Unavailable';
    this.reason = reason;
  }
}

/** Of PostgreSQL's own errors those by which a session ends, or does not begin. */
const ENDED = /^(?:08...|57P0[1235]|25P03)$/;
/** It answers, and will not do it now: too many connections. */
const FULL = '53300';
/** A lock or a statement took too long, or two waited for each other. */
const BUSY = new Set(['55P03', '40P01', '40001', '57014']);
/** What the system says of a line. */
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
/** What the driver says of one: it has no codes. */
const SILENT = /timeout/i;
const BROKEN = /^Connection terminated|not queryable$/;

/** What it means that the database, or the line to it, threw this. */
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
  // Where a name has several addresses the error of all of them has no message.
  return LINE.has(code) ? away(error.message === '' ? code : error.message, error) : error;
}

/** Whether the session goes on after this: the database itself said so, and has not ended it. */
export function outlives(error: unknown): boolean {
  return error instanceof DatabaseError && !ENDED.test(error.code ?? '');
}

/** Whether no connection can be had at all. */
export function isAway(error: unknown): boolean {
  return error instanceof Unavailable && error.reason === 'away' && !isFull(error.cause);
}

function isFull(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === FULL;
}

function away(message: string, cause: Error): Unavailable {
  return new Unavailable(message, 'away', { cause });
}

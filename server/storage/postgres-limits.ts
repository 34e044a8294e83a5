/** How long things may take, in milliseconds. */
export interface PostgresLimits {
  /** For a connection to stand, or for one of the pool to be free. */
  readonly connect: number;
  /** Told to PostgreSQL, which keeps them whatever becomes of us. */
  readonly session: SessionLimits;
  /** For the answer to a statement, whatever PostgreSQL makes of it: a line may go silent. */
  readonly answer: number;
}

interface SessionLimits {
  readonly statement: number;
  /** For a lock somebody else holds. */
  readonly lock: number;
  /** Between two statements of a transaction: a node that stands still gives back what it holds. */
  readonly idle: number;
}

/** A lock is waited for a little longer than a node that stands still can hold it. */
export const POSTGRES_LIMITS: PostgresLimits = {
  connect: 5000,
  session: { statement: 10_000, lock: 5000, idle: 3000 },
  answer: 12_000,
};

/** Bringing the tables up to date may take its time, and waits for another node that does. */
export const MIGRATION_LIMITS: PostgresLimits = {
  connect: 5000,
  session: { statement: 1_800_000, lock: 1_800_000, idle: 30_000 },
  answer: 1_805_000,
};

/** The line on which notices come is asked this often whether it is there, and has so long to answer. */
export const LINE_LIMITS: PostgresLimits & { readonly every: number } = {
  connect: 2000,
  session: POSTGRES_LIMITS.session,
  answer: 2000,
  every: 2000,
};

/** A write waits so long for a match that somebody else holds together with others, and so long beside them. */
export const LOCK_LIMITS = { together: 100, apart: 8000, retry: 50 };

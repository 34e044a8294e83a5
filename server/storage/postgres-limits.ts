/** In milliseconds. */
export interface PostgresLimits {
  /** To open a connection, or to get one from the pool. */
  readonly connect: number;
  /** Enforced by PostgreSQL, even if this process dies. */
  readonly session: SessionLimits;
  /** For the answer to a statement: a connection may go silent. */
  readonly answer: number;
}

interface SessionLimits {
  readonly statement: number;
  /** To wait for a lock. */
  readonly lock: number;
  /** Between two statements of a transaction: a node that hangs loses its locks. */
  readonly idle: number;
}

/** Waits for a lock longer than a hung node can keep it. */
export const POSTGRES_LIMITS: PostgresLimits = {
  connect: 5000,
  session: { statement: 10_000, lock: 5000, idle: 3000 },
  answer: 12_000,
};

/** A migration may take long, and waits for another node's. */
export const MIGRATION_LIMITS: PostgresLimits = {
  connect: 5000,
  session: { statement: 1_800_000, lock: 1_800_000, idle: 30_000 },
  answer: 1_805_000,
};

/** The connection for notices is checked every `every` ms, and has `answer` ms to respond. */
export const LINE_LIMITS: PostgresLimits & { readonly every: number } = {
  connect: 2000,
  session: POSTGRES_LIMITS.session,
  answer: 2000,
  every: 2000,
};

/** How long a write waits for a locked match: in a group with others, and apart from them. */
export const LOCK_LIMITS = { together: 100, apart: 8000, retry: 50 };

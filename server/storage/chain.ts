import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Queries each of which runs only if the one before changed something. */
export type Chain = readonly CompiledQuery[];

/** A chain, and the match it is about. */
export interface MatchChain {
  readonly match: string;
  readonly chain: Chain;
}

/** A connection that runs many chains at once, all or none. Returns how many queries of each changed something. */
export interface WholeConnection extends DatabaseConnection {
  runWhole(chains: readonly Chain[]): Promise<number[]>;
  /** Skips chains whose match somebody else has locked, and returns null for them. */
  runFree(chains: readonly MatchChain[]): Promise<(number | null)[]>;
}

/** Runs the chains in order, all or none. Returns how many queries of each changed something. */
export function runWhole(database: Kysely<Schema>, chains: readonly Chain[]): Promise<number[]> {
  return database.getExecutor().provideConnection((connection) => whole(connection).runWhole(chains));
}

/** Runs in order the chains whose match nobody has locked, all or none; returns null for the others. */
export function runFree(database: Kysely<Schema>, chains: readonly MatchChain[]): Promise<(number | null)[]> {
  return database.getExecutor().provideConnection((connection) => whole(connection).runFree(chains));
}

function whole(connection: DatabaseConnection): WholeConnection {
  if (!isWhole(connection)) throw new Error('the connection cannot run chains');
  return connection;
}

function isWhole(connection: DatabaseConnection): connection is WholeConnection {
  return 'runWhole' in connection;
}

import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Queries of which each is run only if the one before has changed something. */
export type Chain = readonly CompiledQuery[];

/** A chain, and the match it is about. */
export interface MatchChain {
  readonly match: string;
  readonly chain: Chain;
}

/** A connection that can run many chains at one go, all of them or none. Tells how many queries of each changed something. */
export interface WholeConnection extends DatabaseConnection {
  runWhole(chains: readonly Chain[]): Promise<number[]>;
  /** Leaves out those whose match somebody else holds: null. */
  runFree(chains: readonly MatchChain[]): Promise<(number | null)[]>;
}

/** Runs the chains in their order, all of them or none. Tells how many queries of each changed something. */
export function runWhole(database: Kysely<Schema>, chains: readonly Chain[]): Promise<number[]> {
  return database.getExecutor().provideConnection((connection) => whole(connection).runWhole(chains));
}

/** Runs those chains, in their order, whose match nobody holds, all of them or none; of the others it tells null. */
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

import { CompiledQuery, type DatabaseConnection, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Queries of which each is run only if the one before has changed something. */
export type Chain = readonly CompiledQuery[];

/** A connection that can run many chains at one go, all of them or none. Tells how many queries of each changed something. */
export interface WholeConnection extends DatabaseConnection {
  runWhole(chains: readonly Chain[]): Promise<number[]>;
}

const BEGIN = CompiledQuery.raw('begin isolation level read committed');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** Runs the chains in their order, all of them or none. Tells how many queries of each changed something. */
export function runWhole(database: Kysely<Schema>, chains: readonly Chain[]): Promise<number[]> {
  return database
    .getExecutor()
    .provideConnection((connection) =>
      isWhole(connection) ? connection.runWhole(chains) : oneByOne(connection, chains),
    );
}

function isWhole(connection: DatabaseConnection): connection is WholeConnection {
  return 'runWhole' in connection;
}

async function oneByOne(connection: DatabaseConnection, chains: readonly Chain[]): Promise<number[]> {
  await connection.executeQuery(BEGIN);
  try {
    const counts: number[] = [];
    for (const chain of chains) counts.push(await runChain(connection, chain));
    await connection.executeQuery(COMMIT);
    return counts;
  } catch (error) {
    // Where the connection itself is gone, so is all that was begun on it.
    await connection.executeQuery(ROLLBACK).catch(() => undefined);
    throw error;
  }
}

async function runChain(connection: DatabaseConnection, chain: Chain): Promise<number> {
  let count = 0;
  for (const query of chain) {
    const { numAffectedRows = 0n } = await connection.executeQuery(query);
    if (numAffectedRows === 0n) break;
    count++;
  }
  return count;
}

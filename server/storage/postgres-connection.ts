import { CompiledQuery, type QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import type { Chain, MatchChain, WholeConnection } from './chain.ts';
import { LOCK_LIMITS } from './postgres-limits.ts';
import { giveBack } from './postgres.ts';
import { outlives, unavailable } from './unavailable.ts';

/** In one query, so that it costs one round trip. */
const BEGIN = `begin isolation level read committed; set local lock_timeout = ${LOCK_LIMITS.together}`;
const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const THERE = 'select id from matches where id = any($1)';
/** The same lock a write takes, so matches a write would wait for are skipped. */
const FREE = `${THERE} order by id for no key update skip locked`;

/** A connection on loan from the pool. */
export class PostgresConnection implements WholeConnection {
  readonly #client: PoolClient;
  /** Why it is broken: then it is not queried again, and does not go back into the pool. */
  #broken: Error | null = null;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#use(() =>
      // The query determines the type of its rows.
      this.#client.query<Row & object>(sql, [...parameters]),
    );
    return { rows, ...(COUNTED.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  streamQuery(): never {
    throw new Error('nothing is read from PostgreSQL bit by bit');
  }

  runWhole(chains: readonly Chain[]): Promise<number[]> {
    return this.#transact(() => this.#run(chains));
  }

  runFree(chains: readonly MatchChain[]): Promise<(number | null)[]> {
    return this.#transact(async () => {
      const asked = [chains.map(({ match }) => match)];
      const free = await this.#ids(FREE, asked);
      // A match that does not exist is not locked either.
      const there = await this.#ids(THERE, asked);
      const counts: (number | null)[] = [];
      for (const { match, chain } of chains) {
        const isHeld = there.has(match) && !free.has(match);
        counts.push(isHeld ? null : await this.#runChain(chain));
      }
      return counts;
    });
  }

  release(): void {
    giveBack(this.#client, this.#broken !== null);
  }

  async #transact<T>(work: () => Promise<T>): Promise<T> {
    try {
      await this.#use(() => this.#client.query(BEGIN));
      const done = await work();
      await this.executeQuery(CompiledQuery.raw('commit'));
      return done;
    } catch (error) {
      // If the connection broke, so did its transaction.
      await this.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  }

  async #run(chains: readonly Chain[]): Promise<number[]> {
    const counts: number[] = [];
    for (const chain of chains) counts.push(await this.#runChain(chain));
    return counts;
  }

  async #runChain(chain: Chain): Promise<number> {
    let count = 0;
    for (const query of chain) {
      const { numAffectedRows = 0n } = await this.executeQuery(query);
      if (numAffectedRows === 0n) break;
      count++;
    }
    return count;
  }

  async #ids(sql: string, parameters: readonly unknown[]): Promise<Set<string>> {
    const { rows } = await this.executeQuery<{ id: string }>(CompiledQuery.raw(sql, [...parameters]));
    return new Set(rows.map(({ id }) => id));
  }

  async #use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#broken !== null) throw this.#broken;
    try {
      return await work();
    } catch (error) {
      const told = unavailable(error);
      if (!outlives(error)) this.#broken = told instanceof Error ? told : new Error(String(told));
      throw told;
    }
  }
}

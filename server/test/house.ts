import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, type MatchServices, matchStore, openDatabase } from '../index.ts';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type Kind = (typeof DATABASES)[number];

export const PASSWORD = 'hunter2';

/** A fresh, empty database. */
export interface Place {
  readonly url: string;
  remove(): Promise<void>;
}

export async function newPlace(kind: Kind): Promise<Place> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'sanguine-store-'));
    return {
      url: `sqlite:${join(folder, 'matches.db')}`,
      remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    };
  }
  const server = inject('postgres');
  if (server === null) throw new Error('no PostgreSQL for this platform: name one in TEST_DATABASE_URL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await tell(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => tell(server, `drop database ${name} with (force)`) };
}

/** The tests' PostgreSQL checks no passwords: this one is there to be searched for where it must not appear. */
export function withPassword(url: string): string {
  const secret = new URL(url);
  secret.password = PASSWORD;
  return secret.href;
}

/** Runs a statement on a separate connection. */
export async function tell(url: string, sentence: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sentence);
  } finally {
    await client.end();
  }
}

/** A node on a database, with the errors reported to it. */
export interface Node extends MatchServices {
  readonly database: Database;
  readonly troubles: unknown[];
}

/** Closes the node, and fails if it reported errors no test expected. */
export async function leave({ database, troubles }: Node): Promise<void> {
  await database.close();
  if (troubles.length > 0) throw new AggregateError(troubles, 'troubles nobody expected');
}

/** Its clock ticks once each time it is read. */
export async function newNode(url: string): Promise<Node> {
  const troubles: unknown[] = [];
  const trouble = (error: unknown): void => void troubles.push(error);
  const database = await openDatabase(url, trouble);
  let time = 1_800_000_000_000;
  return {
    database,
    troubles,
    trouble,
    store: matchStore(database.query),
    notices: database.notices,
    now: () => time++,
  };
}

/**
 * A fresh database for the tests of a suite. `enter` adds nodes before them; afterwards nodes and database are removed.
 */
export function lodging(kind: Kind, enter: (join: () => Promise<Node>, place: Place) => Promise<void>): void {
  let place: Place;
  const nodes: Node[] = [];
  beforeAll(async () => {
    place = await newPlace(kind);
    await enter(async () => {
      const node = await newNode(place.url);
      nodes.push(node);
      return node;
    }, place);
  });
  afterAll(async () => {
    await Promise.all(nodes.map(leave));
    await place.remove();
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type MatchChain, runFree } from './chain.ts';
import { LOCK_LIMITS } from './postgres-limits.ts';
import type { Schema } from './schema.ts';
import { Unavailable } from './unavailable.ts';

export interface Write extends MatchChain {
  /** Called when the whole group is stored. */
  readonly settle: (count: number) => void;
  readonly fail: (error: unknown) => void;
}

interface HeldWrite {
  readonly write: Write;
  /** When to give up. */
  readonly due: number;
}

/**
 * Writes to matches that another session has locked, perhaps a node that hangs. They are retried on one connection
 * without waiting on it: however many there are, no other write is delayed.
 */
export class HeldWrites {
  readonly #database: Kysely<Schema>;
  #held: HeldWrite[] = [];
  readonly #matches = new Set<string>();
  #trying = false;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  /** Whether a write to this match waits here: then further ones must too. */
  has(match: string): boolean {
    return this.#matches.has(match);
  }

  add(writes: readonly Write[]): void {
    if (writes.length === 0) return;
    const due = performance.now() + LOCK_LIMITS.apart;
    this.#keep([...this.#held, ...writes.map((write) => ({ write, due }))]);
    if (!this.#trying) void this.#tryAll();
  }

  /** Writes to matches nobody has locked; returns the other writes. If the group fails, each is written by itself. */
  async writeFree(writes: readonly Write[]): Promise<Write[]> {
    if (writes.length === 0) return [];
    try {
      const counts = await runFree(this.#database, writes);
      const held: Write[] = [];
      for (const [at, write] of writes.entries()) {
        const count = counts[at] ?? null;
        if (count === null) held.push(write);
        else write.settle(count);
      }
      return held;
    } catch (error) {
      return this.#apart(writes, error);
    }
  }

  async #apart(writes: readonly Write[], error: unknown): Promise<Write[]> {
    const reason = error instanceof Unavailable ? error.reason : null;
    const [first] = writes;
    if (first === undefined) return [];
    if (reason === 'away' || (writes.length === 1 && reason === null)) {
      for (const { fail } of writes) fail(error);
      return [];
    }
    // The match was locked between the check and the write.
    if (writes.length === 1) return [first];
    const held: Write[] = [];
    for (const write of writes) held.push(...(await this.writeFree([write])));
    return held;
  }

  async #tryAll(): Promise<void> {
    this.#trying = true;
    while (this.#held.length > 0) {
      await pause(LOCK_LIMITS.retry);
      const before = this.#held;
      const now = performance.now();
      for (const { write } of before.filter(({ due }) => due <= now))
        write.fail(new Unavailable(`match ${write.match} is held by somebody else`, 'busy'));
      const asked = before.filter(({ due }) => due > now);
      const still = new Set(await this.writeFree(asked.map(({ write }) => write)));
      const meanwhile = this.#held.slice(before.length);
      this.#keep([...asked.filter(({ write }) => still.has(write)), ...meanwhile]);
    }
    this.#trying = false;
  }

  #keep(held: HeldWrite[]): void {
    this.#held = held;
    this.#matches.clear();
    for (const { write } of held) this.#matches.add(write.match);
  }
}

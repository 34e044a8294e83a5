import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Seat } from '@sanguine/kernel';
import type { VoteWish } from '@sanguine/protocol';
import type { Schema } from '../../storage/schema.ts';
import type { StoredVote } from './vote.ts';

/** How many of the latest votes are always read, for players who were away when they were decided. */
const LATEST = 20;
/** Clocks are computed from them: they are kept. */
const HAND_OVERS = ['replace', 'return'] as const;

export interface VoteStore {
  /** Null if one of its kind is already open. */
  open(
    match: string,
    asked: { readonly by: Seat; readonly wish: VoteWish; readonly row: number; readonly at: number },
  ): Promise<StoredVote | null>;
  /**
   * Every vote that still matters, oldest first: undecided ones, the latest ones, and all hand-overs to and from bots.
   */
  all(match: string): Promise<StoredVote[]>;
  find(id: string): Promise<StoredVote | null>;
  /** Updates a vote; false if it was changed meanwhile. */
  change(vote: StoredVote): Promise<boolean>;
}

export function voteStore(database: Kysely<Schema>): VoteStore {
  return {
    async open(match, { by, wish, row, at }) {
      const id = randomUUID();
      const opened = await database
        .insertInto('motions')
        .values({
          id,
          match,
          kind: wish.kind,
          by,
          wish: JSON.stringify(wish),
          row,
          yes: JSON.stringify([by]),
          no: '[]',
          state: 'open',
          version: 1,
          created: at,
          decided: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (opened.numInsertedOrUpdatedRows !== 1n) return null;
      await forget(match);
      return { id, by, wish, row, yes: [by], no: [], state: 'open', version: 1, created: at, decided: null };
    },

    async all(match) {
      const found = await database
        .selectFrom('motions')
        .selectAll()
        .where('match', '=', match)
        .where((where) =>
          where.or([
            where('decided', 'is', null),
            where.and([where('state', '=', 'passed'), where('kind', 'in', HAND_OVERS)]),
            where('id', 'in', latest(match)),
          ]),
        )
        .orderBy('created')
        .orderBy('id')
        .execute();
      return found.map(voteOf);
    },

    async find(id) {
      const found = await database.selectFrom('motions').selectAll().where('id', '=', id).executeTakeFirst();
      return found === undefined ? null : voteOf(found);
    },

    async change({ id, yes, no, state, version, decided }) {
      const changed = await database
        .updateTable('motions')
        .set({ yes: JSON.stringify(yes), no: JSON.stringify(no), state, version: version + 1, decided })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },
  };

  /** Deletes votes that no longer matter, so that proposals cannot fill the disk. */
  async function forget(match: string): Promise<void> {
    await database
      .deleteFrom('motions')
      .where('match', '=', match)
      .where('decided', 'is not', null)
      .where((where) =>
        where.not(where.and([where('state', '=', 'passed'), where('kind', 'in', HAND_OVERS)])),
      )
      .where('id', 'not in', latest(match))
      .execute();
  }

  function latest(match: string) {
    return database
      .selectFrom('motions')
      .select('id')
      .where('match', '=', match)
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(LATEST);
  }
}

function voteOf(found: Selectable<Schema['motions']>): StoredVote {
  const { id, by, row, state, version, created, decided } = found;
  const wish: VoteWish = JSON.parse(found.wish);
  const yes: Seat[] = JSON.parse(found.yes);
  const no: Seat[] = JSON.parse(found.no);
  return { id, by, wish, row, yes, no, state, version, created, decided };
}

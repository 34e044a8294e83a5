import type { Kysely } from 'kysely';
import type { ChatLine } from '@sanguine/protocol';
import type { Schema } from '../../storage/schema.ts';

/** How many lines a newcomer gets. */
export const LINES_SHOWN = 100;
/** How many lines are stored for each table, so that chat cannot fill the disk. */
export const LINES_KEPT = 1000;

/** The chat of each table: plain text, stored as it was sent. */
export interface Chat {
  /** Returns the line as stored. */
  say(match: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  /** The lines after this number, in order, at most the last `LINES_SHOWN`. */
  after(match: string, number: number): Promise<ChatLine[]>;
  /** The persons who muted the speaker. */
  deafTo(speaker: string): Promise<Set<string>>;
}

export function chatOf(database: Kysely<Schema>): Chat {
  const last = async (match: string): Promise<number> => {
    const found = await database
      .selectFrom('chat')
      .select((select) => select.fn.max('number').as('number'))
      .where('match', '=', match)
      .executeTakeFirst();
    return found?.number ?? 0;
  };
  return {
    async say(match, { at, person, name, seat, text }) {
      for (;;) {
        const line = { number: (await last(match)) + 1, at, person, name, seat, text };
        const said = await database
          .insertInto('chat')
          .values({ match, ...line })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        // Another line may have taken the number.
        if (said.numInsertedOrUpdatedRows !== 1n) continue;
        await database
          .deleteFrom('chat')
          .where('match', '=', match)
          .where('number', '<=', line.number - LINES_KEPT)
          .execute();
        return line;
      }
    },

    async after(match, number) {
      const found = await database
        .selectFrom('chat')
        .select(['number', 'at', 'person', 'name', 'seat', 'text'])
        .where('match', '=', match)
        .where('number', '>', number)
        .orderBy('number', 'desc')
        .limit(LINES_SHOWN)
        .execute();
      return found.toReversed();
    },

    async deafTo(speaker) {
      const found = await database
        .selectFrom('mutes')
        .select('person')
        .where('other', '=', speaker)
        .execute();
      return new Set(found.map(({ person }) => person));
    },
  };
}

import type { Kysely } from 'kysely';
import type { ChatLine } from '@sanguine/protocol';
import type { Schema } from '../../storage/schema.ts';

/** So many lines are shown to who comes. */
export const LINES_SHOWN = 100;
/** And so many kept: nobody fills the house by talking. */
export const LINES_KEPT = 1000;

/** What was said at each table: plain text, kept as it was said. */
export interface Chat {
  /** Answers with the line as it stands. */
  say(match: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  /** The last lines after this one, in order. */
  after(match: string, number: number): Promise<ChatLine[]>;
  /** The persons who do not want to read the speaker. */
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
        // Somebody else may have had the number.
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

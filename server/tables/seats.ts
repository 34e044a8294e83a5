import type { Kysely } from 'kysely';
import type { Seat } from '@sanguine/kernel';
import type { Schema } from '../storage/schema.ts';

export interface SeatHolder {
  readonly seat: Seat;
  readonly kind: 'open' | 'person' | 'bot';
  /** Public id of the person who holds the seat, even while a bot stands in. */
  readonly person: string | null;
  /** Level of the bot that plays the seat, or stands in for its holder. */
  readonly level: string | null;
}

export interface BotHolder {
  readonly seat: Seat;
  readonly level: string;
}

export interface Seats {
  /** The person's seat, or a null seat for a spectator; null if there is no such table or they may not watch. */
  viewerOf(table: string, person: string | null): Promise<{ readonly seat: Seat | null } | null>;
  /** In seat order; empty if there is no such table. */
  places(table: string): Promise<SeatHolder[]>;
  /** Lets a bot stand in for an absent person; null gives the seat back. Seats without a person stay unchanged. */
  standIn(table: string, seat: Seat, level: string | null): Promise<void>;
  /** The seats bots play, including stand-ins. */
  bots(table: string): Promise<BotHolder[]>;
}

export function seatsOf(database: Kysely<Schema>): Seats {
  const held = (table: string) =>
    database
      .selectFrom('seats')
      .select(['seat', 'person', 'level'])
      .where('table', '=', table)
      .orderBy('seat')
      .execute();
  return {
    async viewerOf(id, person) {
      const [table, places] = await Promise.all([
        database.selectFrom('tables').select('watch').where('id', '=', id).executeTakeFirst(),
        held(id),
      ]);
      if (table === undefined) return null;
      const own = person === null ? undefined : places.find((place) => place.person === person);
      if (own !== undefined) return { seat: own.seat };
      return table.watch === 'anyone' ? { seat: null } : null;
    },

    places: async (table) => (await held(table)).map(placeOf),

    async standIn(table, seat, level) {
      await database
        .updateTable('seats')
        .set({ level })
        .where('table', '=', table)
        .where('seat', '=', seat)
        .where('person', 'is not', null)
        .execute();
    },

    async bots(table) {
      const places = await held(table);
      return places.flatMap(({ seat, level }) => (level === null ? [] : [{ seat, level }]));
    },
  };
}

export function placeOf({ seat, person, level }: Omit<SeatHolder, 'kind'>): SeatHolder {
  const kind = person !== null ? 'person' : level !== null ? 'bot' : 'open';
  return { seat, kind, person, level };
}

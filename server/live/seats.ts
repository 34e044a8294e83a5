import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Seat } from '@sanguine/kernel';
import type { Schema } from '../storage/schema.ts';

const TOKEN_BYTES = 32;

/** A person's place, or a bot's of some level. */
export type SeatPlan = 'person' | { readonly bot: string };

export interface BotPlace {
  readonly seat: Seat;
  readonly level: string;
}

/** Who holds which seat. A token is known to its holder alone; here only its hash is kept. */
export interface Seats {
  /** Gives out the seats of a new match, once: each person's token, null for a bot. */
  assign(match: string, plans: readonly SeatPlan[]): Promise<(string | null)[]>;
  /** The seat the token holds in this match. */
  holder(match: string, token: string): Promise<Seat | null>;
  bots(match: string): Promise<BotPlace[]>;
}

export function seatsOf(database: Kysely<Schema>): Seats {
  return {
    async assign(match, plans) {
      const tokens = plans.map((plan) =>
        plan === 'person' ? randomBytes(TOKEN_BYTES).toString('base64url') : null,
      );
      const rows = plans.map((plan, seat) => {
        const token = tokens[seat] ?? null;
        return {
          match,
          seat,
          token: token === null ? null : hashOf(token).toString('hex'),
          bot: plan === 'person' ? null : plan.bot,
        };
      });
      await database.insertInto('seats').values(rows).execute();
      return tokens;
    },

    async holder(match, token) {
      const held = await database
        .selectFrom('seats')
        .select(['seat', 'token'])
        .where('match', '=', match)
        .where('token', 'is not', null)
        .orderBy('seat')
        .execute();
      const hash = hashOf(token);
      // Every seat is compared, whichever fits: how long it takes tells nothing.
      const fitting = held.filter((one) => timingSafeEqual(Buffer.from(one.token ?? '', 'hex'), hash));
      return fitting[0]?.seat ?? null;
    },

    async bots(match) {
      const found = await database
        .selectFrom('seats')
        .select(['seat', 'bot'])
        .where('match', '=', match)
        .orderBy('seat')
        .execute();
      return found.flatMap(({ seat, bot }) => (bot === null ? [] : [{ seat, level: bot }]));
    },
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

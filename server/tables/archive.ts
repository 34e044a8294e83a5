import { type GameRecord, lastMark, lastRow, type Viewer } from '@sanguine/kernel';
import type { Proof, Story } from '@sanguine/protocol';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import { recordOf } from '../storage/record.ts';
import type { MatchStore } from '../storage/store.ts';
import type { TableGame } from './game.ts';
import type { SeatRow } from './rows.ts';
import { Stories } from './stories.ts';

export interface ArchiveOptions {
  readonly database: Pick<Database, 'query'>;
  readonly store: MatchStore;
  readonly people: Pick<People, 'many'>;
  readonly games: readonly TableGame[];
}

/** What can be read of a match besides playing it. Whether the asker may is for the caller to know. */
export interface Archive {
  /** Null: there is no such match. */
  find: MatchStore['find'];
  /** The whole record of a finished match, with its secret and salts. */
  record(id: string): Promise<GameRecord | null>;
  proof(id: string): Promise<Proof | null>;
  /** A `Story`, written out and zipped. Null: it cannot be told by the rules played today, or is too long. */
  story(id: string, viewer: Viewer): Promise<Buffer | null>;
}

export function archiveOf({ database, store, people, games }: ArchiveOptions): Archive {
  const stories = new Stories(store, games);

  const seatsAt = (id: string): Promise<SeatRow[]> =>
    database.query.selectFrom('seats').selectAll().where('table', '=', id).orderBy('seat').execute();

  /** By seat: what its holder is called, or the bot's level. */
  const namesAt = async (seats: readonly SeatRow[]): Promise<Story['names']> => {
    const known = await people.many(seats.flatMap(({ person }) => person ?? []));
    return seats.map(({ person, level }) => known.get(person ?? '')?.name ?? level ?? '');
  };

  const finishedRecord = async (id: string): Promise<GameRecord | null> => {
    const record = await recordOf(store, id);
    return record?.result === undefined ? null : record;
  };

  return {
    find: (id) => store.find(id),

    async record(id) {
      const [record, seats] = await Promise.all([finishedRecord(id), seatsAt(id)]);
      return record === null ? null : { ...record, players: await namesAt(seats) };
    },

    async proof(id) {
      const [record, seats] = await Promise.all([finishedRecord(id), seatsAt(id)]);
      const chapter = record?.chapters.at(-1);
      if (record?.dice.generator !== 'fair' || record.dice.secret === null || chapter === undefined)
        return null;
      const { commitment, secret, salts } = record.dice;
      const names = await namesAt(seats);
      return {
        game: record.game,
        rulesVersion: chapter.rulesVersion,
        commitment,
        secret,
        salts: salts.map((salt, seat) => {
          const { person = null, salt: own = null } = seats[seat] ?? {};
          return {
            seat,
            salt,
            given: own !== null,
            person,
            name: person === null ? null : (names[seat] ?? null),
          };
        }),
        number: lastRow(chapter),
        mark: lastMark(chapter),
      };
    },

    story: async (id, viewer) => stories.story(id, viewer, await namesAt(await seatsAt(id))),
  };
}

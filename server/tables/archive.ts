import { lastMark, type Viewer } from '@sanguine/kernel';
import type { Proof, Story } from '@sanguine/protocol';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import { type RecordHead, recordHead, writtenChapter } from '../storage/record.ts';
import type { MatchStore } from '../storage/store.ts';
import type { ArchiveWriters } from './archive-writers.ts';
import { Records } from './records.ts';
import type { SeatRow } from './rows.ts';
import { Stories } from './stories.ts';

export interface ArchiveOptions {
  readonly database: Pick<Database, 'query'>;
  readonly store: MatchStore;
  readonly people: Pick<People, 'many'>;
  readonly writers: ArchiveWriters;
}

/** What can be read of a match without playing it. The caller has checked that the reader may. */
export interface Archive {
  /** Null if there is no such match. */
  find: MatchStore['find'];
  /** The whole record of a finished match, with secret, salts and workings: a serialized `GameRecord`. */
  record(id: string): Promise<Uint8Array | null>;
  proof(id: string): Promise<Proof | null>;
  /** A `Story`, serialized and gzipped. Null if today's rules cannot replay it, or it is too long. */
  story(id: string, viewer: Viewer): Promise<Uint8Array | null>;
}

export function archiveOf({ database, store, people, writers }: ArchiveOptions): Archive {
  const stories = new Stories(store, writers.story);
  const records = new Records(store, writers.record);

  const seatsAt = (id: string): Promise<SeatRow[]> =>
    database.query.selectFrom('seats').selectAll().where('table', '=', id).orderBy('seat').execute();

  /** By seat: its holder's name, or the bot's level. */
  const namesAt = async (seats: readonly SeatRow[]): Promise<Story['names']> => {
    const known = await people.many(seats.flatMap(({ person }) => person ?? []));
    return seats.map(({ person, level }) => known.get(person ?? '')?.name ?? level ?? '');
  };

  const finished = async (id: string): Promise<RecordHead | null> => {
    const head = await recordHead(store, id);
    return head?.match.outcome === null ? null : head;
  };

  return {
    find: (id) => store.find(id),

    async record(id) {
      const [head, seats] = await Promise.all([finished(id), seatsAt(id)]);
      return head === null ? null : records.record(head, await namesAt(seats));
    },

    async proof(id) {
      const [head, seats] = await Promise.all([finished(id), seatsAt(id)]);
      const chapter = head?.chapters.at(-1);
      if (head?.dice.generator !== 'fair' || head.dice.secret === null || chapter === undefined) return null;
      const { match } = head;
      const { commitment, secret, salts } = head.dice;
      const last = await store.rows(id, match.number - 1, match.number);
      const names = await namesAt(seats);
      return {
        game: match.game,
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
        number: match.number,
        mark: lastMark(writtenChapter(chapter, last, false)),
      };
    },

    story: async (id, viewer) => stories.story(id, viewer, await namesAt(await seatsAt(id))),
  };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type GameRecord, tellStory, type Told, type Viewer } from '@sanguine/kernel';
import { type Story, toldMessage } from '@sanguine/protocol';
import { startOf } from '../storage/loading.ts';
import { Queue } from '../storage/queue.ts';
import { recordedDice, writtenChapter } from '../storage/record.ts';
import type { MatchStore, StoredRow } from '../storage/store.ts';
import type { TableGame } from './game.ts';

/** Rows told before whoever else has something to do comes first. */
const AT_A_TIME = 8;
const MOST_ROWS = 20_000;
/** Letters of one story: more would fill a small machine's memory. */
const MOST_LETTERS = 64 * 1024 * 1024;
/** Bytes of stories kept, zipped. */
const KEPT = 32 * 1024 * 1024;

const zipped = promisify(gzip);

/** Tells matches from their first row, one at a time, and keeps what was told last: rows never change. */
export class Stories {
  readonly #store: MatchStore;
  readonly #games: readonly TableGame[];
  readonly #queue = new Queue();
  /** The one asked for longest ago first. */
  readonly #kept = new Map<string, Buffer>();
  #size = 0;

  constructor(store: MatchStore, games: readonly TableGame[]) {
    this.#store = store;
    this.#games = games;
  }

  story(id: string, viewer: Viewer, names: Story['names']): Promise<Buffer | null> {
    return this.#queue.enter(async () => {
      const match = await this.#store.find(id);
      if (match === null || match.number > MOST_ROWS) return null;
      const key = JSON.stringify([id, viewer, match.chapter, match.number, names]);
      const kept = this.#kept.get(key);
      if (kept !== undefined) {
        this.#keep(key, kept);
        return kept;
      }
      const text = await this.#tell(id, viewer, names);
      if (text === null) return null;
      const story = await zipped(text);
      this.#keep(key, story);
      return story;
    });
  }

  async #tell(id: string, viewer: Viewer, names: Story['names']): Promise<string | null> {
    const read = await this.#read(id);
    const game = this.#games.find(({ engine }) => engine.id === read?.record.game);
    if (read === null || game === undefined) return null;
    const { record, rows } = read;
    const told: string[] = [];
    let letters = 0;
    const telling = tellStory(game.engine, record, viewer);
    for (let step = telling.next(); ; step = telling.next()) {
      if (step.done === true) {
        if (!step.value.ok) return null;
        const { number, mask, deciders, sealed, choice, canUndo, outcome } = step.value.start;
        const start = { number, mask, deciders, sealed, choice, canUndo, outcome };
        const head: Omit<Story, 'rows'> = { game: game.engine.id, seat: viewer, names, start };
        return `${JSON.stringify(head).slice(0, -1)},"rows":[${told.join()}]}`;
      }
      const row = JSON.stringify(storyRow(step.value, rows[told.length]));
      letters += row.length;
      if (letters > MOST_LETTERS) return null;
      told.push(row);
      if (told.length % AT_A_TIME === 0) await nextTurn();
    }
  }

  /** The chapter being played, with the secret: for telling alone. */
  async #read(id: string): Promise<{ record: GameRecord; rows: StoredRow[] } | null> {
    const store = this.#store;
    const [match, dice, chapters] = await Promise.all([store.find(id), store.dice(id), store.chapters(id)]);
    const chapter = chapters.find(({ number }) => number === match?.chapter);
    if (match === null || dice === null || chapter === undefined) return null;
    const rows = await store.rows(id, startOf(chapter.base), match.number);
    return {
      record: {
        format: 'sanguine',
        version: 1,
        game: match.game,
        dice: recordedDice(dice, true),
        chapters: [writtenChapter(chapter, rows, false)],
      },
      rows,
    };
  }

  #keep(key: string, story: Buffer): void {
    if (this.#kept.delete(key)) this.#size -= story.length;
    this.#kept.set(key, story);
    this.#size += story.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= KEPT) return;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
  }
}

function storyRow(told: Told<unknown>, stored: StoredRow | undefined): Story['rows'][number] {
  return { ...toldMessage(told), at: stored?.at ?? null };
}

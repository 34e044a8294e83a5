import { gzipSync } from 'node:zlib';
import { type GameRecord, type Outcome, tellStory, type RowUpdate, type Viewer } from '@sanguine/kernel';
import { type Story, updateMessage } from '@sanguine/protocol';
import { writtenChapter } from '../storage/record.ts';
import { readPages } from '../storage/written-rows.ts';
import type { StoredChapter, StoredRow } from '../storage/store.ts';
import type { TableGame } from './game.ts';

/** A stored match to be written as one viewer's story: plain data, so that a thread can do it. */
export interface StoryTask {
  readonly game: string;
  readonly viewer: Viewer;
  readonly names: Story['names'];
  readonly dice: GameRecord['dice'];
  readonly chapter: StoredChapter;
  /** Null while the game runs: bots tell all they thought only after it. */
  readonly outcome: Outcome | null;
  /** From `MatchStore.writtenRows`. */
  readonly rows: readonly string[];
}

/** Characters of one story: more would fill a small machine's memory. */
const MOST_LETTERS = 64 * 1024 * 1024;

/** A `Story`, serialized and gzipped. Null if these rules cannot replay it, or it is too long. */
export function writeStory(game: Pick<TableGame, 'engine'> | undefined, task: StoryTask): Uint8Array | null {
  if (game === undefined) return null;
  const { viewer, names, dice, chapter, outcome: result } = task;
  const rows = readPages(task.rows);
  const record: GameRecord = {
    format: 'sanguine',
    version: 1,
    game: task.game,
    dice,
    chapters: [writtenChapter(chapter, rows, false)],
    ...(result === null ? {} : { result }),
  };
  const told: string[] = [];
  let letters = 0;
  const telling = tellStory(game.engine, record, viewer);
  for (let step = telling.next(); ; step = telling.next()) {
    if (step.done === true) {
      if (!step.value.ok) return null;
      const { number, view, deciders, sealed, choice, canUndo, outcome, ending } = step.value.start;
      const start = { number, view, deciders, sealed, choice, canUndo, outcome, ending };
      const head: Omit<Story, 'rows'> = { game: task.game, viewer, names, start };
      return gzipSync(`${JSON.stringify(head).slice(0, -1)},"rows":[${told.join()}]}`);
    }
    const row = JSON.stringify(storyRow(step.value, rows[told.length]));
    letters += row.length;
    if (letters > MOST_LETTERS) return null;
    told.push(row);
  }
}

function storyRow(update: RowUpdate<unknown>, stored: StoredRow | undefined): Story['rows'][number] {
  return { ...updateMessage(update), at: stored?.at ?? null };
}

import { areKnown, mainThread, type Threads, threads } from '../work/threads.ts';
import type { TableGame } from './game.ts';
import { type RecordTask, writeRecordText } from './record-text.ts';
import { type StoryTask, writeStory } from './story-text.ts';

/** Where records and stories are written. */
export interface ArchiveWriters {
  readonly story: Threads<StoryTask, Uint8Array | null>;
  readonly record: Threads<RecordTask, Uint8Array>;
}

/** Even the longest possible game takes a few seconds only. */
const LIMITS = { width: 1, milliseconds: 60_000, waiting: 64 };

export function archiveWriters(games: readonly TableGame[]): ArchiveWriters {
  if (areKnown(games)) return { story: threads('tellStory', LIMITS), record: threads('writeRecord', LIMITS) };
  const gameOf = (id: string): TableGame | undefined => games.find(({ engine }) => engine.id === id);
  return {
    story: mainThread((task) => writeStory(gameOf(task.game), task)),
    record: mainThread((task) => writeRecordText(gameOf(task.head.match.game), task)),
  };
}

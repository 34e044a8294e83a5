import type { AnyGame, Landmark, LogEntry } from '@sanguine/kernel';
import { levelsOf } from '@sanguine/bots';
import type { SeatInfo, Story } from '@sanguine/protocol';
import type { OpenTable } from '../link/link.ts';
import { logAfter } from '../link/log.ts';
import { after, laid } from '../link/open-table.ts';

/** Something to jump to. */
interface Mark {
  readonly at: number;
  readonly landmark: Landmark;
}

export interface Reel {
  /** The tables after the start and after every row that still stood at the end, in their order; without a log. */
  readonly moments: readonly OpenTable[];
  /** The log's entry of each moment. */
  readonly log: readonly LogEntry<unknown>[];
  readonly marks: readonly Mark[];
}

/** Who sat where, from the names of a record: bots go by their level. */
export function seatsNamed(game: AnyGame, names: readonly string[], viewer: number | null): SeatInfo[] {
  const levels = levelsOf(game);
  return names.map((name, seat) => {
    const bot = levels.includes(name);
    return {
      seat,
      kind: bot ? 'bot' : 'person',
      person: null,
      // Of somebody who has left for good there is no name.
      name: bot || name === '' ? null : name,
      level: bot ? name : null,
      here: true,
      mine: seat === viewer,
    };
  });
}

/** A whole game to be gone through. What was taken back is left out: it was thought about, not played. */
export function reelOf(game: AnyGame, story: Story, title: string): Reel {
  const seats = seatsNamed(game, story.names, story.viewer);
  const first: LogEntry<unknown> = { number: story.start.number, did: null, standing: true, events: [] };
  const start: OpenTable = {
    game: story.game,
    name: title,
    viewer: story.viewer,
    ...laid(story.start, 0),
    log: [],
    latest: null,
    seats,
    watching: 0,
    clocks: [],
    chat: [],
    votes: [],
  };
  const tables: OpenTable[] = [start];
  let whole: readonly LogEntry<unknown>[] = [first];
  for (const { at: _, ...message } of story.rows) {
    const before = tables.at(-1) ?? start;
    const next = after(before, message, null, 0);
    if (next === null) throw new Error(`row ${message.number} after ${before.number}`);
    // One log for all: a long game would keep a copy for every moment.
    tables.push({ ...next, log: [] });
    whole = logAfter(whole, message);
  }
  const log = whole.filter(({ standing }) => standing);
  const standing = new Set(log.map(({ number }) => number));
  const moments = tables.filter(({ number }) => standing.has(number));
  return { moments, log, marks: marksOf(game, log) };
}

/** The table of a moment, with the log as it read then. */
export function tableAt({ moments, log }: Reel, at: number): OpenTable {
  const table = moments[at] ?? moments[0];
  if (table === undefined) throw new Error('a story begins with a table');
  return { ...table, log: log.slice(0, at + 1) };
}

function marksOf(game: AnyGame, log: readonly LogEntry<unknown>[]): Mark[] {
  return log.flatMap(({ events }, at) =>
    events.flatMap((event): Mark[] => {
      const landmark = game.landmark(event);
      return landmark === null ? [] : [{ at, landmark }];
    }),
  );
}

/** The moment of a row, or the last one before it. */
export function momentAt({ moments }: Reel, row: number): number {
  const found = moments.findLastIndex(({ number }) => number <= row);
  return Math.max(0, found);
}

/** The next mark of a kind in one direction from a moment; null where there is none. */
export function nextMark(
  { marks }: Reel,
  at: number,
  kind: Landmark['kind'],
  forwards: boolean,
): number | null {
  const fitting = marks.filter(({ landmark }) => landmark.kind === kind);
  const found = forwards ? fitting.find((mark) => mark.at > at) : fitting.findLast((mark) => mark.at < at);
  return found?.at ?? null;
}

/** The moment after which the viewer has not acted any more. */
export function sinceOwn({ moments: [start], log }: Reel): number {
  if (start === undefined || start.viewer === null) return 0;
  return Math.max(
    0,
    log.findLastIndex(({ did }) => did?.seat === start.viewer),
  );
}

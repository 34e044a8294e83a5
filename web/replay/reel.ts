import { type AnyGame, isAside, type Landmark, type LogEntry } from '@sanguine/kernel';
import { isBot } from '@sanguine/bots';
import type { SeatInfo, Story } from '@sanguine/protocol';
import type { OpenTable } from '../link/link.ts';
import { logAfter } from '../link/log.ts';
import { stagedIn } from '../worker/staged-in.ts';
import { after, laid } from '../link/open-table.ts';

/** A landmark to jump to. */
interface Mark {
  readonly at: number;
  readonly landmark: Landmark;
}

export interface Reel {
  /** The tables at the start and after every row still in effect at the end, in order and without a log. */
  readonly moments: readonly OpenTable[];
  /** The log entry of each moment. */
  readonly log: readonly LogEntry<unknown>[];
  readonly marks: readonly Mark[];
  /** How long each moment is staged on the board, in milliseconds at normal speed. */
  readonly staged: readonly number[];
}

/** The seats, from the names in a record; bots are recorded by level and temper. */
export function seatsNamed(game: AnyGame, names: readonly string[], viewer: number | null): SeatInfo[] {
  return names.map((name, seat) => {
    const bot = isBot(game, name);
    return {
      seat,
      kind: bot ? 'bot' : 'person',
      person: null,
      // A person who has left the server for good has no name.
      name: bot || name === '' ? null : name,
      level: bot ? name : null,
      here: true,
      mine: seat === viewer,
    };
  });
}

/** All moments of a game. Rows that were taken back are left out. */
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
    away: null,
    clocks: [],
    chat: [],
    votes: [],
    absences: [],
  };
  const tables: OpenTable[] = [start];
  let whole: readonly LogEntry<unknown>[] = [first];
  for (const { at: _, ...message } of story.rows) {
    const before = tables.at(-1) ?? start;
    const next = after(before, message, null, 0);
    if (next === null) throw new Error(`row ${message.number} after ${before.number}`);
    // All moments share one log: a long game would otherwise keep a copy for each.
    tables.push({ ...next, log: [] });
    whole = logAfter(whole, message);
  }
  const log = whole.filter(({ standing }) => standing);
  const standing = new Set(log.map(({ number }) => number));
  const moments = tables.filter(({ number }) => standing.has(number));
  return { moments, log, marks: marksOf(game, log), staged: log.map(({ events }) => stagedIn(game, events)) };
}

/** The table at a moment, with the log up to it. */
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

/** The next mark of a kind in one direction from a moment, or null. */
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

/** The moment of the viewer's last act; 0 if none. */
export function sinceOwn({ moments: [start], log }: Reel): number {
  if (start === undefined || start.viewer === null) return 0;
  return Math.max(
    0,
    log.findLastIndex(({ did }) => did?.seat === start.viewer && !isAside(did)),
  );
}

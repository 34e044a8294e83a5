import { reasonWords } from '@sanguine/bots';
import {
  type AnyGame,
  isAside,
  isEndingRow,
  type Locale,
  type LogEntry,
  type Seat,
  type Viewer,
} from '@sanguine/kernel';
import type { AnyBoard, Link } from '@sanguine/ui';
import type { OpenTable } from '../link/link.ts';
import { standingEvents } from '../link/log.ts';
import { endingPhrases } from './ending/say.ts';
import { tablePhrases } from './say.ts';

/** Everything needed to put events into words. */
export interface Teller {
  readonly game: AnyGame;
  readonly board: Pick<AnyBoard, 'links' | 'titles' | 'doer'>;
  readonly locale: Locale;
  readonly names: readonly string[];
  /** Its view tells where everything happens. */
  readonly table: Pick<OpenTable, 'view'>;
}

export interface LogTextLine {
  readonly key: string;
  readonly row: number;
  /**
   * The seat the line belongs to: as the game's `doer` says; otherwise the seat that moved or, after a turn has begun
   * within the row, the seat whose turn it is. Null if nobody's.
   */
  readonly seat: Seat | null;
  readonly text: string;
  readonly links: readonly Link[];
  readonly titles: readonly string[];
  /** Why a bot made the move that ends with this line; null if there is nothing to tell. */
  readonly why: string | null;
  /** What it tells: more than one event if they belong together. */
  readonly events: readonly unknown[];
  /** Part of a battle. */
  readonly fighting: boolean;
  /** The seats it names or that fight in it. */
  readonly about: readonly Seat[];
}

export interface LogTurn {
  readonly key: string;
  /** Null before the first turn. */
  readonly turn: TurnHead | null;
  readonly lines: readonly LogTextLine[];
}

interface TurnHead {
  readonly seat: Seat;
  readonly round: number;
  readonly title: string;
}

type LogItem = LogTextLine | { readonly turn: TurnHead; readonly row: number };

/** Caches each row's text while names and language stay the same, because a log grows one row at a time. */
const written = new WeakMap<LogEntry<unknown>, { readonly by: string; readonly items: readonly LogItem[] }>();

function itemsOf(teller: Teller, entry: LogEntry<unknown>): readonly LogItem[] {
  const by = `${teller.locale} ${teller.names.join('\n')}`;
  const known = written.get(entry);
  if (known?.by === by) return known.items;
  const items = put(teller, entry);
  written.set(entry, { by, items });
  return items;
}

/** Of lines about the table itself. */
const EVENTLESS = { links: [], titles: [], events: [], fighting: false, why: null };

function put(
  { game, board, locale, names, table: { view } }: Teller,
  entry: LogEntry<unknown>,
): readonly LogItem[] {
  const { number, did, standing, events, reason } = entry;
  const seat = did?.seat ?? null;
  if (did?.do === 'rewind') {
    const text = tablePhrases(locale, 'log.rewind', { name: names[did.seat] ?? '' });
    return [{ key: `${number}`, row: number, seat, text, about: [did.seat], ...EVENTLESS }];
  }
  if (did?.do === 'hint') {
    const text = tablePhrases(locale, 'log.hint', { name: names[did.seat] ?? '' });
    return [{ key: `${number}`, row: number, seat, text, about: [did.seat], ...EVENTLESS }];
  }
  if (did !== null && isEndingRow(did)) {
    // Only duels are claimed.
    const values = { name: names[did.seat] ?? '', other: names[1 - did.seat] ?? '' };
    const text = endingPhrases(locale, `log.${did.do}`, values);
    return [{ key: `${number}`, row: number, seat, text, about: [did.seat], ...EVENTLESS }];
  }
  if (!standing) return [];
  let whose = seat;
  const items = events.flatMap((event, at): LogItem[] => {
    const landmark = game.landmark(event);
    const text = game.speech.event(locale, event, names, view);
    if (landmark?.kind === 'turn') {
      whose = landmark.seat;
      const name = names[landmark.seat] ?? '';
      const title = text ?? tablePhrases(locale, 'log.turn', { round: landmark.round, name });
      return [{ turn: { seat: landmark.seat, round: landmark.round, title }, row: number }];
    }
    if (text === null) return [];
    const by = board.doer === undefined ? whose : board.doer(event);
    return [
      {
        key: `${number}.${at}`,
        row: number,
        seat: by,
        text,
        links: board.links(locale, event, view),
        titles: board.titles?.(locale, event) ?? [],
        events: [event],
        fighting: game.isFighting(event),
        why: null,
        about: [...new Set([...(landmark?.seats ?? []), ...namedIn(game, locale, event, names.length)])],
      },
    ];
  });
  if (reason === undefined) return items;
  // The bot's first line tells what it did; the others what followed from it, perhaps for somebody else.
  const first = items.findIndex((item) => 'text' in item && item.seat === seat);
  const why = reasonWords(game.speech, locale, reason, view);
  return items.map((item, at) => (at === first ? { ...item, why } : item));
}

/** Stands for the name of a seat: a character nobody's name may have. */
const markOf = (seat: Seat): string => String.fromCodePoint(0xe000 + seat);

/** The seats an event's line names. */
function namedIn(game: AnyGame, locale: Locale, event: unknown, seats: number): Seat[] {
  const marks = Array.from({ length: seats }, (_, seat) => markOf(seat));
  const text = game.speech.event(locale, event, marks) ?? '';
  return [...marks.keys()].filter((seat) => text.includes(markOf(seat)));
}

/** By the line that is joined to the one before: which one, and what both say together. */
const joined = new WeakMap<
  LogTextLine,
  { readonly to: LogTextLine; readonly both: LogTextLine | null; readonly by: string }
>();

/** One line for two that belong together, such as a march and its payment; otherwise null. */
function join(
  { game, locale, names, table }: Teller,
  to: LogTextLine,
  line: LogTextLine,
): LogTextLine | null {
  const by = names.join('\n');
  const known = joined.get(line);
  if (known?.to === to && known.by === by) return known.both;
  // Lines about the table itself have no events.
  if (line.events.length === 0) return null;
  const events = [...to.events, ...line.events];
  const text = game.speech.together?.(locale, events, names, table.view) ?? null;
  const about = [...new Set([...to.about, ...line.about])];
  const links = [...to.links, ...line.links];
  const titles = [...to.titles, ...line.titles];
  const both = text === null ? null : { ...to, text, events, about, links, titles, why: to.why ?? line.why };
  joined.set(line, { to, both, by });
  return both;
}

/** The log for readers: turns with their lines, without what was taken back. */
export function turnsOf(teller: Teller, log: readonly LogEntry<unknown>[]): LogTurn[] {
  const turns: { key: string; turn: LogTurn['turn']; lines: LogTextLine[] }[] = [];
  for (const item of log.flatMap((entry) => itemsOf(teller, entry))) {
    const now = turns.at(-1);
    if ('turn' in item) turns.push({ key: `turn ${item.row}`, turn: item.turn, lines: [] });
    else if (now === undefined) turns.push({ key: 'begin', turn: null, lines: [item] });
    else {
      const last = now.lines.at(-1);
      const both = last === undefined ? null : join(teller, last, item);
      if (both === null) now.lines.push(item);
      else now.lines[now.lines.length - 1] = both;
    }
  }
  return turns;
}

/** The viewer's last move that is still in effect, or null. */
export function lastOwnRow(log: readonly LogEntry<unknown>[], viewer: Viewer): number | null {
  if (viewer === null) return null;
  const isOwn = ({ standing, did }: LogEntry<unknown>): boolean =>
    standing && did?.seat === viewer && !isAside(did);
  return log.findLast(isOwn)?.number ?? null;
}

/** The row of an event in effect, by the event's index among them; 0 if there is none. */
export function rowOf(log: readonly LogEntry<unknown>[], event: number): number {
  let told = 0;
  for (const { standing, number, events } of log) {
    if (standing) told += events.length;
    if (told > event) return number;
  }
  return 0;
}

/** How many events in effect come before the viewer's last own row; 0 if there is none. */
export function actedAt(log: readonly LogEntry<unknown>[], viewer: Viewer): number {
  const own = lastOwnRow(log, viewer);
  return own === null ? 0 : standingEvents(log.filter(({ number }) => number < own)).length;
}

import { reasonWords } from '@sanguine/bots';
import type { AnyGame, Landmark, Locale, LogEntry, Seat, Viewer } from '@sanguine/kernel';
import type { AnyBoard, Link } from '@sanguine/ui';
import { standingEvents } from '../link/log.ts';
import { tablePhrases } from './say.ts';

/** Everything needed to put events into words. */
export interface Teller {
  readonly game: AnyGame;
  readonly board: Pick<AnyBoard, 'links' | 'doer'>;
  readonly locale: Locale;
  readonly names: readonly string[];
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
  /** Why a bot made the move that ends with this line; null if there is nothing to tell. */
  readonly why: string | null;
}

export interface LogTurn {
  readonly key: string;
  /** Null before the first turn. */
  readonly turn: Extract<Landmark, { kind: 'turn' }> | null;
  readonly lines: readonly LogTextLine[];
}

type LogItem = LogTextLine | { readonly turn: Extract<Landmark, { kind: 'turn' }>; readonly row: number };

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

function put({ game, board, locale, names }: Teller, entry: LogEntry<unknown>): readonly LogItem[] {
  const { number, did, standing, events, reason } = entry;
  const seat = did?.seat ?? null;
  if (did?.do === 'rewind') {
    const text = tablePhrases(locale, 'log.rewind', { name: names[did.seat] ?? '' });
    return [{ key: `${number}`, row: number, seat, text, links: [], why: null }];
  }
  if (!standing) return [];
  let whose = seat;
  const items = events.flatMap((event, at): LogItem[] => {
    const landmark = game.landmark(event);
    if (landmark?.kind === 'turn') {
      whose = landmark.seat;
      return [{ turn: landmark, row: number }];
    }
    const text = game.speech.event(locale, event, names);
    if (text === null) return [];
    const by = board.doer === undefined ? whose : board.doer(event);
    const links = board.links(locale, event);
    return [{ key: `${number}.${at}`, row: number, seat: by, text, links, why: null }];
  });
  if (reason === undefined) return items;
  // The first line tells what was done; the others what followed from it.
  const first = items.findIndex((item) => 'text' in item);
  const why = reasonWords(game.speech, locale, reason);
  return items.map((item, at) => (at === first ? { ...item, why } : item));
}

/** The log for readers: turns with their lines, without what was taken back. */
export function turnsOf(teller: Teller, log: readonly LogEntry<unknown>[]): LogTurn[] {
  const turns: { key: string; turn: LogTurn['turn']; lines: LogTextLine[] }[] = [];
  for (const items of log.flatMap((entry) => itemsOf(teller, entry))) {
    if ('turn' in items) turns.push({ key: `turn ${items.row}`, turn: items.turn, lines: [] });
    else if (turns.length === 0) turns.push({ key: 'begin', turn: null, lines: [items] });
    else turns.at(-1)?.lines.push(items);
  }
  return turns;
}

/** The viewer's last row that is still in effect, or null. */
export function lastOwnRow(log: readonly LogEntry<unknown>[], viewer: Viewer): number | null {
  if (viewer === null) return null;
  return log.findLast(({ standing, did }) => standing && did?.seat === viewer)?.number ?? null;
}

/** The row that told an event in effect, by its index among them; 0 if there is none. */
export function rowOf(log: readonly LogEntry<unknown>[], event: number): number {
  let told = 0;
  for (const { standing, number, events } of log) {
    if (standing) told += events.length;
    if (told > event) return number;
  }
  return 0;
}

/** How many events in effect are older than that row; 0 if there is none. */
export function actedAt(log: readonly LogEntry<unknown>[], viewer: Viewer): number {
  const own = lastOwnRow(log, viewer);
  return own === null ? 0 : standingEvents(log.filter(({ number }) => number < own)).length;
}

/**
 * What happened since the viewer last acted. The viewer's own undo or rewind does not count as an act; the act before
 * it does.
 */
export function digestOf(teller: Teller, log: readonly LogEntry<unknown>[], viewer: Viewer): LogTurn[] {
  const since = lastOwnRow(log, viewer) ?? -1;
  return turnsOf(
    teller,
    log.filter(({ number }) => number > since),
  );
}

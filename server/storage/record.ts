import { type Chapter, type GameRecord, type RecordedDice, recordedDice } from '@sanguine/kernel';
import type { MatchStore, MatchSummary, StoredChapter, StoredRow } from './store.ts';

/**
 * A match as a record, with every chapter whole. It has the secret only if the match is finished, but always holds
 * every seat's choices: do not send it to players before.
 */
export async function recordOf(store: MatchStore, id: string): Promise<GameRecord | null> {
  const head = await recordHead(store, id);
  return head && recordFrom(head, await store.rows(id, 0, head.match.number));
}

/** A record without its rows. */
export interface RecordHead {
  readonly match: MatchSummary;
  readonly dice: RecordedDice;
  /** Up to the current one. */
  readonly chapters: readonly StoredChapter[];
}

export async function recordHead(store: MatchStore, id: string): Promise<RecordHead | null> {
  const [match, dice, chapters] = await Promise.all([store.find(id), store.dice(id), store.chapters(id)]);
  if (match === null || dice === null) return null;
  return {
    match,
    dice: recordedDice(dice, match.finished !== null),
    chapters: chapters.filter(({ number }) => number <= match.chapter),
  };
}

export function recordFrom({ match, dice, chapters }: RecordHead, rows: readonly StoredRow[]): GameRecord {
  return {
    format: 'sanguine',
    version: 1,
    game: match.game,
    dice,
    chapters: chapters.map((chapter) => writtenChapter(chapter, rows, chapter.number < match.chapter)),
    ...(match.outcome === null ? {} : { result: match.outcome }),
  };
}

/** A closed chapter keeps its events, so that it stays readable without its rules. */
export function writtenChapter(
  { number, rulesVersion, base }: StoredChapter,
  rows: readonly StoredRow[],
  closed: boolean,
): Chapter {
  const own = rows.filter(({ chapter }) => chapter === number);
  const written = { rulesVersion, base, rows: own.map(({ row }) => row) };
  return closed ? { ...written, events: own.map(({ events }) => events) } : written;
}

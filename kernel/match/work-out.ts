import { streamsOf } from '../random/dice.ts';
import { type Draw, DrawLog } from '../random/draw-log.ts';
import type { Streams } from '../random/streams.ts';
import type { Engine } from '../rules/engine.ts';
import type { AnySetup } from '../rules/rules.ts';
import { type Chapter, diceOf, type GameRecord, startRow } from './record.ts';
import { type Replayed, retrace, type Unreplayed } from './replay.ts';
import type { RowWorkings, Workings } from './workings.ts';

export interface WorkedRow extends RowWorkings {
  readonly number: number;
}

/** A chapter replayed to its end, with the draws and table of its start. */
export interface WorkedOut<Setup extends AnySetup, State, Move, Event> {
  readonly ok: true;
  readonly course: Replayed<Setup, State, Move, Event>;
  readonly start: Workings['start'];
}

/** Replays a chapter and yields the workings of each row. */
export function* workOut<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  streams: Streams,
  chapter: Chapter,
): Generator<WorkedRow, WorkedOut<Setup, State, Move, Event> | Unreplayed, undefined> {
  const log = new DrawLog(streams);
  const course = retrace(engine, log, chapter);
  let dealt: readonly Draw[] | undefined;
  for (let step = course.next(); ; step = course.next()) {
    dealt ??= log.take(startRow(chapter));
    if (step.done === true) {
      if (!step.value.ok) return step.value;
      const start =
        'setup' in chapter.base ? { draws: dealt, table: step.value.context.start.state } : undefined;
      return { ok: true, course: step.value, start };
    }
    const { number, changed } = step.value;
    yield { number, draws: log.take(number), changed };
  }
}

/** The most characters of a chapter's workings. Longer ones are omitted, or no page could read the record again. */
const MOST_LETTERS = 8_000_000;

/**
 * The record with the workings of all chapters these rules can replay, for people who check the dice by other means.
 * Workings show every table, so only a finished game gets them; and only one with fair dice, since others prove nothing.
 */
export function withWorkings<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  record: GameRecord,
): GameRecord {
  const dice = diceOf(record);
  if (record.result === undefined || record.dice.generator !== 'fair' || !dice.ok) return record;
  const streams = streamsOf(dice.value);
  const chapters = record.chapters.map((chapter) => {
    const workings = workingsOf(engine, streams, chapter);
    return workings === null ? chapter : { ...chapter, workings };
  });
  return { ...record, chapters };
}

function workingsOf<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  streams: Streams,
  chapter: Chapter,
): Workings | null {
  const rows: RowWorkings[] = [];
  const working = workOut(engine, streams, chapter);
  let letters = 0;
  for (let step = working.next(); ; step = working.next()) {
    if (step.done === true) {
      if (!step.value.ok) return null;
      const { start } = step.value;
      return start === undefined ? { rows } : { start, rows };
    }
    const { draws, changed } = step.value;
    letters += JSON.stringify([draws, changed]).length;
    if (letters > MOST_LETTERS) return null;
    rows.push({ draws, changed });
  }
}

/** The record for playing on: the last chapter may grow, but its workings would not. */
export function withoutWorkings(record: GameRecord): GameRecord {
  const chapters = record.chapters.map((chapter, at) => {
    if (at < record.chapters.length - 1) return chapter;
    const { workings: _, ...open } = chapter;
    return open;
  });
  return { ...record, chapters };
}

import { concededIn } from './chapter.ts';
import { outcomeOf } from './ending.ts';
import { streamsOf } from '../random/dice.ts';
import type { Engine } from '../rules/engine.ts';
import { linkOf, mark } from './mark.ts';
import { type Chapter, diceOf, type GameRecord, lastMark, lastRow, startRow } from './record.ts';
import type { Unreplayed } from './replay.ts';
import { same } from '../rules/plain.ts';
import type { AnySetup, Outcome } from '../rules/rules.ts';
import type { Seat } from '../rules/seat.ts';
import { type WorkedOut, type WorkedRow, workOut } from './work-out.ts';

export interface Verified {
  readonly ok: true;
  /** Rows replayed and found equal. */
  readonly rows: number;
  /** Rows of closed chapters under other rules: readable but not replayable. */
  readonly readable: number;
}

/**
 * Proves a record: the secret matches its commitment, every row replays to its recorded table, any workings equal those of
 * the replay, and the result is the one claimed. A failure names the row that differs. `passed` is
 * called for every row found equal.
 */
export function verify<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  record: GameRecord,
  passed: (row: number) => void = () => {},
): Verified | Unreplayed {
  if (record.game !== engine.id) return { ok: false, number: 0, problem: `a record of ${record.game}` };
  const dice = diceOf(record);
  if (!dice.ok) return { ok: false, number: 0, problem: dice.problem };
  const streams = streamsOf(dice.value);
  let rows = 0;
  let readable = 0;
  let outcome: Outcome | null = null;
  let previous = '';
  let conceded: readonly Seat[] = [];
  for (const [at, chapter] of record.chapters.entries()) {
    const { base, events } = chapter;
    if (at > 0 && !('setup' in base) && linkOf(base.mark) !== mark(previous, base.snapshot)) {
      return { ok: false, number: base.row, problem: 'the chapter does not go on from the one before it' };
    }
    if (at > 0 && !('setup' in base) && !same(base.conceded ?? [], conceded))
      return { ok: false, number: base.row, problem: 'others have conceded in the chapter before' };
    previous = lastMark(chapter);
    conceded = concededIn(chapter);
    const closed = at < record.chapters.length - 1 && events !== undefined;
    if (closed && chapter.rulesVersion !== engine.rulesVersion) {
      readable += chapter.rows.length;
      continue;
    }
    const worked = followed(workOut(engine, streams, chapter), chapter, passed);
    if (!worked.ok) return worked;
    rows += chapter.rows.length;
    outcome = outcomeOf(engine, worked.course.position);
  }
  if (!sameOutcome(record.result ?? null, outcome)) {
    const last = record.chapters.at(-1);
    const row = last === undefined ? 0 : lastRow(last);
    return { ok: false, number: row, problem: 'the result is not the one played' };
  }
  return { ok: true, rows, readable };
}

/** Replays the chapter to its end. Its workings, if any, must equal those of the replay. */
function followed<Setup extends AnySetup, State, Move, Event>(
  rows: Generator<WorkedRow, WorkedOut<Setup, State, Move, Event> | Unreplayed, undefined>,
  chapter: Chapter,
  passed: (row: number) => void,
): WorkedOut<Setup, State, Move, Event> | Unreplayed {
  const { workings } = chapter;
  const fail = (number: number): Unreplayed => ({
    ok: false,
    number,
    problem: 'the workings are not those of this row',
  });
  for (let step = rows.next(), at = 0; ; step = rows.next(), at++) {
    if (step.done === true) {
      if (!step.value.ok || workings === undefined) return step.value;
      if (workings.rows.length !== chapter.rows.length) return fail(lastRow(chapter));
      return same(workings.start, step.value.start) ? step.value : fail(startRow(chapter));
    }
    const { number, draws, changed } = step.value;
    if (workings !== undefined && !same(workings.rows[at], { draws, changed })) return fail(number);
    passed(number);
  }
}

function sameOutcome(claimed: Outcome | null, played: Outcome | null): boolean {
  if (claimed === null || played === null) return claimed === played;
  return (
    claimed.length === played.length &&
    claimed.every(({ score, rank }, seat) => score === played[seat]?.score && rank === played[seat].rank)
  );
}

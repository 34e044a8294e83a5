import {
  type AnyGame,
  type AppliedRow,
  diceOf,
  type Draw,
  DrawLog,
  type GameRecord,
  type Outcome,
  outcomeOf,
  type Position,
  rowsOf,
  retrace,
  type Seat,
  startRow,
  streamsOf,
} from '@sanguine/kernel';

export interface CourseRow extends AppliedRow<unknown, unknown, unknown> {
  readonly draws: readonly Draw[];
  readonly round: number | null;
  /** Whose turn begins with it. */
  readonly turn: Seat | null;
}

/** The last chapter of a finished game without what was taken back. */
export interface Course {
  readonly ok: true;
  /** The row after which it begins. */
  readonly from: number;
  /** The set-up it was dealt from; null for a chapter that begins with a snapshot. */
  readonly deal: { readonly setup: unknown; readonly draws: readonly Draw[] } | null;
  readonly startEvents: readonly unknown[];
  readonly start: Position<unknown, unknown>;
  readonly rows: readonly CourseRow[];
  readonly end: Position<unknown, unknown>;
  readonly outcome: Outcome;
}

/** Why a record cannot be analysed: it is not over, or these rules do not replay it. */
export interface Unanalysed {
  readonly ok: false;
  readonly why: 'unfinished' | 'unreplayable';
  readonly row: number;
  readonly problem: string;
}

export function courseOf(game: AnyGame, record: GameRecord): Course | Unanalysed {
  const { engine } = game;
  const fail = (row: number, problem: string, why: Unanalysed['why'] = 'unreplayable'): Unanalysed => ({
    ok: false,
    why,
    row,
    problem,
  });
  // An unfinished game must not be told of: an analysis uses what nobody could see.
  if (record.result === undefined) return fail(0, 'the game is not over', 'unfinished');
  if (record.game !== engine.id) return fail(0, `a record of ${record.game}`);
  const dice = diceOf(record);
  if (!dice.ok) return fail(0, dice.problem);
  const chapter = record.chapters.at(-1);
  if (chapter === undefined) return fail(0, 'a record without chapters');
  const log = new DrawLog(streamsOf(dice.value));
  const all: (AppliedRow<unknown, unknown, unknown> & { readonly draws: readonly Draw[] })[] = [];
  const course = retrace(engine, log, chapter);
  let dealt: readonly Draw[] | undefined;
  for (let step = course.next(); ; step = course.next()) {
    dealt ??= log.take(startRow(chapter));
    if (step.done !== true) {
      all.push({ ...step.value, draws: log.take(step.value.number) });
      continue;
    }
    if (!step.value.ok) return fail(step.value.number, step.value.problem);
    const { context, position, startEvents, base } = step.value;
    const outcome = outcomeOf(engine, position);
    if (outcome === null) return fail(0, 'the game is not over', 'unfinished');
    const inEffect = new Set(rowsOf(position.inEffect));
    const rows = all.filter(({ number }) => inEffect.has(number));
    return {
      ok: true,
      from: startRow(chapter),
      deal: 'setup' in base ? { setup: base.setup, draws: dealt } : null,
      startEvents,
      start: context.start,
      rows: withTurns(game, rows),
      end: position,
      outcome,
    };
  }
}

function withTurns(game: AnyGame, rows: readonly Omit<CourseRow, 'round' | 'turn'>[]): CourseRow[] {
  let round: number | null = null;
  return rows.map((row) => {
    let turn: Seat | null = null;
    for (const event of row.events) {
      const landmark = game.landmark(event);
      if (landmark?.kind !== 'turn') continue;
      ({ round } = landmark);
      turn = landmark.seat;
    }
    return { ...row, round, turn };
  });
}

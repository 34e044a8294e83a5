import { advance, type ReplayContext } from './advance.ts';
import { deal } from './deal.ts';
import type { Engine } from '../rules/engine.ts';
import { snapshotBase } from './chapter.ts';
import { isIntact, linkOf, markAgain } from './mark.ts';
import { diff } from './patch.ts';
import { copy } from '../rules/plain.ts';
import { opening, type Position } from './position.ts';
import type { Streams } from '../random/streams.ts';
import { type Chapter, startRow } from './record.ts';
import type { MarkedRow } from './row.ts';
import type { AnySetup } from '../rules/rules.ts';
import { check } from '../rules/schema.ts';
import type { AppliedRow } from './row-update.ts';

/** A chapter replayed to its end. */
export interface Replayed<Setup extends AnySetup, State, Move, Event> {
  readonly ok: true;
  readonly context: ReplayContext<Setup, State, Move, Event>;
  readonly position: Position<State, Move>;
  readonly base: Chapter['base'];
  readonly startEvents: readonly Event[];
  readonly startMark: string;
  /** The array `context.rowAt` reads: rows pushed here can be rewound. */
  readonly rows: MarkedRow<Move>[];
  readonly events: (readonly Event[])[];
}

export interface Unreplayed {
  readonly ok: false;
  readonly number: number;
  readonly problem: string;
}

export function replay<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  streams: Streams,
  chapter: Chapter,
): Replayed<Setup, State, Move, Event> | Unreplayed {
  return toEnd(retrace(engine, streams, chapter));
}

/** Runs a generator to its end and returns its result. */
export function toEnd<Result>(course: Generator<unknown, Result, undefined>): Result {
  for (let step = course.next(); ; step = course.next()) if (step.done === true) return step.value;
}

/** Like `replay`, but yields each row for callers that need the tables in between. */
export function* retrace<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  streams: Streams,
  chapter: Chapter,
): Generator<AppliedRow<State, Move, Event>, Replayed<Setup, State, Move, Event> | Unreplayed, undefined> {
  const first = startRow(chapter);
  const fail = (row: number, problem: string): Unreplayed => ({ ok: false, number: row, problem });
  if (chapter.rulesVersion !== engine.rulesVersion) {
    const versions = `rules version ${chapter.rulesVersion}, played by version ${engine.rulesVersion}`;
    return fail(first, `${chapter.events === undefined ? '' : 'readable but '}not replayable: ${versions}`);
  }
  const begun = begin(engine, streams, chapter.base);
  if (!begun.ok) return fail(first, begun.problem);

  const rows: MarkedRow<Move>[] = [];
  const events: (readonly Event[])[] = [];
  const replayContext: ReplayContext<Setup, State, Move, Event> = {
    engine,
    streams,
    start: begun.position,
    startRow: first,
    rowAt(number) {
      const row = rows[number - first - 1];
      if (row === undefined) throw new RangeError(`no row ${number}`);
      return row;
    },
  };
  let position = begun.position;
  let previous = begun.mark;
  for (const recorded of chapter.rows) {
    const number = first + rows.length + 1;
    const step = advance(replayContext, position, recorded, number);
    if (!step.ok) return fail(number, `refused: ${step.refusal.code}`);
    const before = position;
    position = step.position;
    const changed = diff(before.state, position.state);
    previous = markAgain(recorded.mark, previous, step.row, { changed, state: position.state });
    if (previous !== recorded.mark) return fail(number, 'the table after this row is not the one recorded');
    rows.push({ ...step.row, mark: previous });
    events.push(step.events);
    yield { ...step, number, before, changed };
  }
  const { base, startEvents, mark: startMark } = begun;
  return { ok: true, context: replayContext, position, base, startEvents, startMark, rows, events };
}

type Begun<State, Move, Event> =
  | {
      readonly ok: true;
      readonly base: Chapter['base'];
      readonly position: Position<State, Move>;
      readonly startEvents: readonly Event[];
      readonly mark: string;
    }
  | { readonly ok: false; readonly problem: string };

function begin<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  streams: Streams,
  base: Chapter['base'],
): Begun<State, Move, Event> {
  if ('setup' in base) {
    const refused = engine.refuseSetup(base.setup);
    if (refused !== null) {
      return {
        ok: false,
        problem: `the set-up is refused: ${refused.code} ${JSON.stringify(refused.facts)}`,
      };
    }
    const shaped = check(engine.schema.setup, base.setup);
    if (!shaped.ok) return shaped;
    const setup = copy(shaped.value);
    const dealt = deal(engine, streams, setup);
    const position = opening<State, Move>(dealt.state, []);
    return { ok: true, base: { setup }, position, startEvents: dealt.events, mark: dealt.mark };
  }
  const { conceded = [] } = base;
  if (!isIntact(base.mark, base.snapshot, conceded))
    return { ok: false, problem: 'the snapshot is not the one taken' };
  const loaded = engine.load(copy(base.snapshot));
  if (loaded === null) return { ok: false, problem: 'the snapshot is no state of this game' };
  const state = engine.clone(loaded);
  const link = linkOf(base.mark);
  const kept = snapshotBase(link, copy(state), base.row, conceded);
  return { ok: true, base: kept, position: opening(state, conceded), startEvents: [], mark: link };
}

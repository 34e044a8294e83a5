import type { Engine, Full } from '../rules/engine.ts';
import { type EndingRow, endingAfter, isEndingRow } from './ending.ts';
import { withRow, rowsOf, upTo, withoutRows } from './rows-in-effect.ts';
import { copy } from '../rules/plain.ts';
import { asked, type SealedChoice, type Position } from './position.ts';
import type { Streams } from '../random/streams.ts';
import { KERNEL_REFUSALS, type Refusal, refusal } from '../rules/refusal.ts';
import { isSeat, type Row } from './row.ts';
import { completeSet, type Play, type Player, playSet } from './sealed-set.ts';
import type { AnySetup } from '../rules/rules.ts';
import { check } from '../rules/schema.ts';
import type { Seat } from '../rules/seat.ts';
import { RowContext } from '../rules/play-context.ts';

/** What stays the same from row to row of a replay. */
export interface ReplayContext<Setup extends AnySetup, State, Move, Event> {
  readonly engine: Engine<Setup, State, Move, Event>;
  readonly streams: Streams;
  readonly start: Position<State, Move>;
  /** The row number of `start`: 0, or a snapshot's. Nothing before it can be rebuilt. */
  readonly startRow: number;
  /** A row accepted before. */
  rowAt(number: number): Row<Move>;
}

export interface Advanced<State, Move, Event> {
  readonly ok: true;
  /** The row to store: tidied, and shared with no caller. */
  readonly row: Row<Move>;
  readonly position: Position<State, Move>;
  /** The moves that took effect with this row: the whole set if it held the last sealed choice. */
  readonly plays: readonly Play<Move>[];
  readonly events: readonly Event[];
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** Carries a position over one row. Pure: live play, resuming, rewinding and verifying all use it. */
export function advance<Setup extends AnySetup, State, Move, Event>(
  replayContext: ReplayContext<Setup, State, Move, Event>,
  position: Position<State, Move>,
  row: Row<unknown>,
  number: number,
): Advanced<State, Move, Event> | Refused {
  if (position.ending.closed !== null) return refused(refusal('', KERNEL_REFUSALS.over));
  if (isEndingRow(row)) return decideEnd(replayContext, position, row);
  if (row.do === 'hint') return showHint(replayContext, position, row.seat);
  if (row.do === 'undo') return takeBack(replayContext, position, row.seat);
  if (row.do === 'rewind') return rewind(replayContext, position, row);
  return choose(replayContext, position, row, number);
}

function refused(reason: Refusal): Refused {
  return { ok: false, refusal: reason };
}

function choose<Setup extends AnySetup, State, Move, Event>(
  replayContext: ReplayContext<Setup, State, Move, Event>,
  position: Position<State, Move>,
  row: Row<unknown> & { do: 'move' | 'seal' },
  number: number,
): Advanced<State, Move, Event> | Refused {
  const { engine } = replayContext;
  const { seat } = row;
  const shaped = check(engine.schema.move, row.move);
  if (!shaped.ok) return refused(refusal('', KERNEL_REFUSALS.shape, [], { problem: shaped.problem }));
  const move = copy(engine.tidy(shaped.value));
  const reason = engine.forbid(position.state, seat, move);
  if (reason !== null) return refused(reason);

  const deciders = engine.deciders(position.state);
  if (deciders.length > 1 !== (row.do === 'seal')) {
    const problem = row.do === 'seal' ? 'one seat alone decides' : 'several seats decide: choices are sealed';
    return refused(refusal('', KERNEL_REFUSALS.shape, [], { problem }));
  }
  const why = row.why === undefined ? {} : { why: copy(row.why) };
  if (row.do === 'move')
    return play(replayContext, position, { do: 'move', seat, move, ...why }, [{ seat, move }], number);

  const sealed = new Map<Seat, SealedChoice<Move>>(position.sealed).set(seat, { number, move });
  const replaced = position.sealed.get(seat);
  const held = replaced === undefined ? position : handBack(position, [replaced]);
  const kept: Row<Move> = { do: 'seal', seat, move, ...why };
  const plays = completeSet(deciders, sealed);
  if (plays !== null) return play(replayContext, held, kept, plays, number);
  const inEffect = withRow(held.inEffect, number);
  return { ok: true, row: kept, position: { ...held, sealed, inEffect }, plays: [], events: [] };
}

function play<Setup extends AnySetup, State, Move, Event>(
  { engine, streams }: ReplayContext<Setup, State, Move, Event>,
  position: Position<State, Move>,
  row: Row<Move> & { do: 'move' | 'seal' },
  plays: readonly Play<Move>[],
  number: number,
): Advanced<State, Move, Event> {
  const state = engine.clone(position.state);
  const context = new RowContext<Event>(streams, number);
  const careful: Player<Full<State>, Move, Event> = {
    play(played, seat, move, rowContext) {
      if (row.do === 'seal' && engine.forbid(played, seat, move) !== null) {
        throw new Error(`row ${number}: another choice of the set undid seat ${seat}'s`);
      }
      // A copy: rules may keep parts of a move in the state and change them there.
      engine.play(played, seat, copy(move), rowContext);
    },
  };
  playSet(careful, state, plays, context);
  const deciders = engine.deciders(state);
  const isFree =
    row.do === 'move' && !context.closesUndo && deciders.length === 1 && deciders.includes(row.seat);
  const inEffect = withRow(position.inEffect, number);
  const free = isFree ? { seat: row.seat, since: position.free?.since ?? position } : null;
  return {
    ok: true,
    row,
    position: { ...position, state, sealed: new Map(), inEffect, free },
    plays,
    events: context.events,
  };
}

function takeBack<Setup extends AnySetup, State, Move, Event>(
  replayContext: ReplayContext<Setup, State, Move, Event>,
  position: Position<State, Move>,
  seat: Seat,
): Advanced<State, Move, Event> | Refused {
  const row: Row<Move> = { do: 'undo', seat };
  const choice = position.sealed.get(seat);
  if (choice !== undefined) {
    return { ok: true, row, position: handBack(position, [choice]), plays: [], events: [] };
  }
  if (position.free?.seat !== seat) return refused(refusal('', KERNEL_REFUSALS.undo));
  const { since } = position.free;
  const before = playAgain(replayContext, since, rowsOf(position.inEffect, since.inEffect).slice(0, -1));
  return { ok: true, row, position: keepEnding(before, position), plays: [], events: [] };
}

/** Nothing that is taken back undoes a concession. */
function keepEnding<State, Move>(
  rebuilt: Position<State, Move>,
  { ending }: Position<State, Move>,
): Position<State, Move> {
  return { ...rebuilt, ending };
}

/** Removes sealed choices as if they had never been made. */
function handBack<State, Move>(
  position: Position<State, Move>,
  choices: readonly SealedChoice<Move>[],
): Position<State, Move> {
  const gone = new Set(choices.map(({ number }) => number));
  const sealed = new Map([...position.sealed].filter(([, { number }]) => !gone.has(number)));
  return { ...position, sealed, inEffect: withoutRows(position.inEffect, gone) };
}

/** Carries a position over rows already accepted, under their own numbers. */
function playAgain<Setup extends AnySetup, State, Move, Event>(
  replayContext: ReplayContext<Setup, State, Move, Event>,
  from: Position<State, Move>,
  numbers: readonly number[],
): Position<State, Move> {
  let position = from;
  for (const number of numbers) {
    const step = advance(replayContext, position, replayContext.rowAt(number), number);
    if (!step.ok) throw new Error(`row ${number} does not replay: ${step.refusal.code}`);
    position = step.position;
  }
  return position;
}

/** Replays the rows still in effect under their own numbers. Choices of an incomplete set are handed back. */
function rewind<Setup extends AnySetup, State, Move, Event>(
  replayContext: ReplayContext<Setup, State, Move, Event>,
  position: Position<State, Move>,
  { seat, to }: Row<unknown> & { do: 'rewind' },
): Advanced<State, Move, Event> | Refused {
  if (!isSeat(seat)) return refused(refusal('', KERNEL_REFUSALS.shape, [], { problem: 'seat: not a seat' }));
  if (!Number.isInteger(to) || to < replayContext.startRow) return refused(refusal('', KERNEL_REFUSALS.undo));
  const inEffect = upTo(position.inEffect, to);
  if (inEffect === position.inEffect) return refused(refusal('', KERNEL_REFUSALS.undo));
  const rebuilt = playAgain(replayContext, replayContext.start, rowsOf(inEffect));
  const landed = handBack(rebuilt, [...rebuilt.sealed.values()]);
  const kept = keepEnding(landed, position);
  return { ok: true, row: { do: 'rewind', seat, to }, position: kept, plays: [], events: [] };
}

/** Only a seat that is asked can be shown a hint. The table stays as it is, and so does what may be undone. */
function showHint<Setup extends AnySetup, State, Move, Event>(
  { engine }: ReplayContext<Setup, State, Move, Event>,
  position: Position<State, Move>,
  seat: Seat,
): Advanced<State, Move, Event> | Refused {
  if (!asked(engine, position).includes(seat)) return refused(refusal('', KERNEL_REFUSALS.turn));
  return { ok: true, row: { do: 'hint', seat }, position, plays: [], events: [] };
}

/** The players decide about the end: the state stays as it is, and so does what may be undone if the game goes on. */
function decideEnd<Setup extends AnySetup, State, Move, Event>(
  { engine }: ReplayContext<Setup, State, Move, Event>,
  position: Position<State, Move>,
  { do: how, seat }: EndingRow,
): Advanced<State, Move, Event> | Refused {
  const seats = engine.scores(position.state).length;
  const { conceded } = position.ending;
  const ill = (problem: string): Refused => refused(refusal('', KERNEL_REFUSALS.shape, [], { problem }));
  if (!isSeat(seat) || seat >= seats) return ill('seat: not a seat of this table');
  if (engine.outcome(position.state) !== null) return refused(refusal('', KERNEL_REFUSALS.over));
  if (conceded.includes(seat)) return refused(refusal('', KERNEL_REFUSALS.conceded));
  if (how === 'claim' && seats !== 2) return ill('only a duel can be claimed');
  const over = how !== 'concede' || conceded.length + 1 === seats - 1;
  const ending = endingAfter(position.ending, { do: how, seat }, over);
  const rest = over ? { sealed: new Map<Seat, SealedChoice<Move>>(), free: null } : {};
  return {
    ok: true,
    row: { do: how, seat },
    position: { ...position, ...rest, ending },
    plays: [],
    events: [],
  };
}

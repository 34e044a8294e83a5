import type { Engine } from './engine.ts';
import { lengthened, rowsOf, upTo, without } from './line.ts';
import { copy } from './plain.ts';
import type { Choice, Position } from './position.ts';
import type { Streams } from './random/streams.ts';
import { KERNEL_REFUSALS, type Refusal, refusal } from './refusal.ts';
import { isSeat, type Row } from './row.ts';
import type { AnySetup } from './rules.ts';
import { check } from './schema.ts';
import type { Seat } from './seat.ts';
import { RowTable } from './table.ts';

/** What stays the same from row to row. */
export interface Ground<Setup extends AnySetup, State, Move, Event> {
  readonly engine: Engine<Setup, State, Move, Event>;
  readonly streams: Streams;
  readonly start: Position<State, Move>;
  /** The number of the row the start stands for: 0, or a snapshot's. Nothing before it can be rebuilt. */
  readonly startRow: number;
  /** A row accepted before. */
  rowAt(number: number): Row<Move>;
}

interface Play<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

export interface Advanced<State, Move, Event> {
  readonly ok: true;
  /** As it is to be kept: tidied, and shared with nobody. */
  readonly row: Row<Move>;
  readonly position: Position<State, Move>;
  /** The moves that took effect with this row: a whole set when the last choice came in. */
  readonly plays: readonly Play<Move>[];
  readonly events: readonly Event[];
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** Carries a position over one row. Pure: live play, resuming, rewinding and verifying all go through here. */
export function advance<Setup extends AnySetup, State, Move, Event>(
  ground: Ground<Setup, State, Move, Event>,
  position: Position<State, Move>,
  row: Row<unknown>,
  number: number,
): Advanced<State, Move, Event> | Refused {
  if (row.do === 'undo') return takeBack(ground, position, row.seat);
  if (row.do === 'rewind') return rewind(ground, position, row);
  return choose(ground, position, row, number);
}

function refused(reason: Refusal): Refused {
  return { ok: false, refusal: reason };
}

function choose<Setup extends AnySetup, State, Move, Event>(
  ground: Ground<Setup, State, Move, Event>,
  position: Position<State, Move>,
  row: Row<unknown> & { do: 'move' | 'seal' },
  number: number,
): Advanced<State, Move, Event> | Refused {
  const { engine } = ground;
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
  if (row.do === 'move') return play(ground, position, { do: 'move', seat, move }, [{ seat, move }], number);

  const sealed = new Map<Seat, Choice<Move>>(position.sealed).set(seat, { row: number, move });
  const replaced = position.sealed.get(seat);
  const held = replaced === undefined ? position : handBack(position, [replaced]);
  const kept: Row<Move> = { do: 'seal', seat, move };
  const plays = deciders
    .toSorted((one, other) => one - other)
    .flatMap((decider): Play<Move>[] => {
      const choice = sealed.get(decider);
      return choice === undefined ? [] : [{ seat: decider, move: choice.move }];
    });
  if (plays.length === deciders.length) return play(ground, held, kept, plays, number);
  const line = lengthened(held.line, number);
  return { ok: true, row: kept, position: { ...held, sealed, line }, plays: [], events: [] };
}

function play<Setup extends AnySetup, State, Move, Event>(
  { engine, streams }: Ground<Setup, State, Move, Event>,
  position: Position<State, Move>,
  row: Row<Move> & { do: 'move' | 'seal' },
  plays: readonly Play<Move>[],
  number: number,
): Advanced<State, Move, Event> {
  const state = engine.clone(position.state);
  const table = new RowTable<Event>(streams, number);
  for (const { seat, move } of plays) {
    if (row.do === 'seal' && engine.forbid(state, seat, move) !== null) {
      throw new Error(`row ${number}: another choice of the set undid seat ${seat}'s`);
    }
    // A copy: rules may keep parts of a move in the state and change them there.
    engine.play(state, seat, copy(move), table);
  }
  const deciders = engine.deciders(state);
  const isFree =
    row.do === 'move' && !table.closesUndo && deciders.length === 1 && deciders.includes(row.seat);
  const line = lengthened(position.line, number);
  const free = isFree ? { seat: row.seat, since: position.free?.since ?? position } : null;
  return { ok: true, row, position: { state, sealed: new Map(), line, free }, plays, events: table.events };
}

function takeBack<Setup extends AnySetup, State, Move, Event>(
  ground: Ground<Setup, State, Move, Event>,
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
  const before = playAgain(ground, since, rowsOf(position.line, since.line).slice(0, -1));
  return { ok: true, row, position: before, plays: [], events: [] };
}

/** The choices are held no longer, as if they had never been made. */
function handBack<State, Move>(
  position: Position<State, Move>,
  choices: readonly Choice<Move>[],
): Position<State, Move> {
  const gone = new Set(choices.map(({ row }) => row));
  const sealed = new Map([...position.sealed].filter(([, { row }]) => !gone.has(row)));
  return { ...position, sealed, line: without(position.line, gone) };
}

/** Carries a position over rows accepted before, under their own numbers. */
function playAgain<Setup extends AnySetup, State, Move, Event>(
  ground: Ground<Setup, State, Move, Event>,
  from: Position<State, Move>,
  numbers: readonly number[],
): Position<State, Move> {
  let position = from;
  for (const number of numbers) {
    const step = advance(ground, position, ground.rowAt(number), number);
    if (!step.ok) throw new Error(`row ${number} does not replay: ${step.refusal.code}`);
    position = step.position;
  }
  return position;
}

/** Plays the rows still in effect again, under their own numbers. Choices of an unfinished set are handed back. */
function rewind<Setup extends AnySetup, State, Move, Event>(
  ground: Ground<Setup, State, Move, Event>,
  position: Position<State, Move>,
  { seat, to }: Row<unknown> & { do: 'rewind' },
): Advanced<State, Move, Event> | Refused {
  if (!isSeat(seat)) return refused(refusal('', KERNEL_REFUSALS.shape, [], { problem: 'seat: not a seat' }));
  if (!Number.isInteger(to) || to < ground.startRow) return refused(refusal('', KERNEL_REFUSALS.undo));
  const line = upTo(position.line, to);
  if (line === position.line) return refused(refusal('', KERNEL_REFUSALS.undo));
  const rebuilt = playAgain(ground, ground.start, rowsOf(line));
  const landed = handBack(rebuilt, [...rebuilt.sealed.values()]);
  return { ok: true, row: { do: 'rewind', seat, to }, position: landed, plays: [], events: [] };
}

import type { Advanced } from './advance.ts';
import type { Changes } from './changes.ts';
import { type EndingRow, outcomeOf } from './ending.ts';
import type { Engine } from '../rules/engine.ts';
import type { Patch } from './patch.ts';
import { copy } from '../rules/plain.ts';
import type { Row } from './row.ts';
import { asked, mayUndo, type Position, sealers } from './position.ts';
import type { Thought } from '../rules/reason.ts';
import type { AnySetup, Outcome } from '../rules/rules.ts';
import type { Seat, Viewer } from '../rules/seat.ts';

/** What kind of thing a row did, without what was chosen. */
export type Did =
  | { readonly do: 'move' | 'seal' | 'undo' | 'hint' | EndingRow['do']; readonly seat: Seat }
  | { readonly do: 'rewind'; readonly seat: Seat; readonly to: number };

/** Copies field by field, so that a row's move is left out. */
export function didOf(row: Did): Did {
  return row.do === 'rewind' ? { do: row.do, seat: row.seat, to: row.to } : { do: row.do, seat: row.seat };
}

/** What one viewer may know of an accepted row. Every field is listed here, so that nothing leaks by accident. */
export interface RowUpdate<Event> {
  readonly number: number;
  readonly did: Did;
  /** How the plays that took effect look to the viewer; empty for a choice that still waits for others. */
  readonly faces: readonly { readonly seat: Seat; readonly face: string }[];
  readonly events: readonly Event[];
  /** Turns the viewer's mask before the row into the one after it. */
  readonly patch: Patch;
  /** The deciders that have not sealed a choice. */
  readonly deciders: readonly Seat[];
  /** The seats whose sealed choice waits. */
  readonly sealed: readonly Seat[];
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** Why a bot chose this, as far as everybody may know; omitted if there is nothing to tell. */
  readonly reason?: Thought | undefined;
}

export type UpdateListener<Event> = (update: RowUpdate<Event>) => void;

/** Gets the public part of a row, and `to` for what each viewer may know: serialize its result, do not keep it. */
export type RowListener<Event> = (update: PublicUpdate, to: (viewer: Viewer) => RowUpdate<Event>) => void;

/** What everybody may know of a row, for listeners that only wait for their turn. */
export type PublicUpdate = Pick<
  RowUpdate<unknown>,
  'number' | 'did' | 'deciders' | 'sealed' | 'outcome' | 'reason'
>;

/**
 * The reason told for a row: while the game runs, what everybody may know, and nothing for a sealed choice; afterwards
 * everything the bot thought.
 */
export function reasonOf(row: Row<unknown>, over: boolean): { readonly reason?: Thought } {
  if ((row.do !== 'move' && row.do !== 'seal') || row.why === undefined) return {};
  const reason = over ? row.why.thought : row.do === 'seal' ? null : row.why.told;
  return reason === null ? {} : { reason: copy(reason) };
}

/** An accepted row, with the position before it. */
export interface AppliedRow<State, Move, Event> extends Advanced<State, Move, Event> {
  readonly number: number;
  readonly before: Position<State, Move>;
  /** The diff of the full states. */
  readonly changed: Patch;
}

/** The updates of one row. What several viewers see alike is computed once and shared. */
export class RowViews<Setup extends AnySetup, State, Move, Event> {
  readonly #engine: Engine<Setup, State, Move, Event>;
  readonly #step: AppliedRow<State, Move, Event>;
  readonly #changes: Changes;
  readonly #over: boolean;
  #news: PublicUpdate | undefined;

  /** `over`: the game is over, so that everything bots thought about this row may be told. */
  constructor(
    engine: Engine<Setup, State, Move, Event>,
    applied: AppliedRow<State, Move, Event>,
    over = false,
  ) {
    const { before, position, changed } = applied;
    this.#engine = engine;
    this.#over = over;
    this.#step = applied;
    this.#changes = engine.changes(before.state, position.state, changed);
  }

  get publicUpdate(): PublicUpdate {
    const { number, row, position } = this.#step;
    if (this.#news !== undefined) return this.#news;
    const outcome = copy(outcomeOf(this.#engine, position));
    this.#news = {
      number,
      did: didOf(row),
      deciders: asked(this.#engine, position),
      sealed: sealers(position),
      outcome,
      ...reasonOf(row, this.#over || outcome !== null),
    };
    return this.#news;
  }

  /** The result shares objects with the state and with other viewers' updates: serialize it, do not keep it. */
  readonly updateFor = (viewer: Viewer): RowUpdate<Event> => {
    const { before, position, plays, events } = this.#step;
    return {
      ...this.publicUpdate,
      faces: plays.map(({ seat, move }) => ({
        seat,
        face: this.#engine.face(before.state, seat, move, viewer),
      })),
      events: maskedEvents(this.#engine, events, viewer),
      patch: this.#changes(viewer),
      canUndo: viewer !== null && mayUndo(position, viewer),
    };
  };
}

/** A copy to keep: changing it affects neither the table nor other viewers' updates. */
export function updateFor<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  applied: AppliedRow<State, Move, Event>,
  viewer: Viewer,
  over = false,
): RowUpdate<Event> {
  return copy(new RowViews(engine, applied, over).updateFor(viewer));
}

/** Copies, so that no listener can change another one's events. */
export function maskEvents<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  events: readonly Event[],
  viewer: Viewer,
): Event[] {
  return copy(maskedEvents(engine, events, viewer));
}

function maskedEvents<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  events: readonly Event[],
  viewer: Viewer,
): Event[] {
  const masked: Event[] = [];
  for (const event of events) {
    const seen = engine.maskEvent(event, viewer);
    if (seen !== null) masked.push(seen);
  }
  return masked;
}

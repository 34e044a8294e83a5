import type { Advanced } from './advance.ts';
import type { Changes } from './changes.ts';
import type { Engine } from '../rules/engine.ts';
import type { Patch } from './patch.ts';
import { copy } from '../rules/plain.ts';
import { asked, mayUndo, type Position, sealers } from './position.ts';
import type { AnySetup, Outcome } from '../rules/rules.ts';
import type { Seat, Viewer } from '../rules/seat.ts';

/** What was done, without a word of what was chosen. */
export type Did =
  | { readonly do: 'move' | 'seal' | 'undo'; readonly seat: Seat }
  | { readonly do: 'rewind'; readonly seat: Seat; readonly to: number };

/** From a row, field by field: its move stays behind. */
export function didOf(row: Did): Did {
  return row.do === 'rewind' ? { do: row.do, seat: row.seat, to: row.to } : { do: row.do, seat: row.seat };
}

/** What one viewer is told about one accepted row. Every field is listed here; nothing is passed on by accident. */
export interface RowUpdate<Event> {
  readonly number: number;
  readonly did: Did;
  /** How the plays that took effect look to the viewer: none for a choice that still waits for others. */
  readonly faces: readonly { readonly seat: Seat; readonly face: string }[];
  readonly events: readonly Event[];
  /** Turns the viewer's mask before the row into the one after it. */
  readonly patch: Patch;
  /** The seats still asked. */
  readonly deciders: readonly Seat[];
  /** The seats whose choice is in and waits. */
  readonly sealed: readonly Seat[];
  /** Whether the viewer may take something back for free. */
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
}

export type UpdateListener<Event> = (update: RowUpdate<Event>) => void;

/** Hears what everybody may know of a row, and may ask what each viewer is told: to be written down, not kept. */
export type RowListener<Event> = (update: PublicUpdate, to: (viewer: Viewer) => RowUpdate<Event>) => void;

/** What everybody may know of a row, whoever they are: for those who only wait for something to do. */
export type PublicUpdate = Pick<RowUpdate<unknown>, 'number' | 'did' | 'deciders' | 'sealed' | 'outcome'>;

/** A row that was accepted, with the position it was accepted in. */
export interface AppliedRow<State, Move, Event> extends Advanced<State, Move, Event> {
  readonly number: number;
  readonly before: Position<State, Move>;
  /** What it changed in the whole table. */
  readonly changed: Patch;
}

/** One row as it is told. What several are told alike is worked out once, and is one thing for all of them. */
export class RowViews<Setup extends AnySetup, State, Move, Event> {
  readonly #engine: Engine<Setup, State, Move, Event>;
  readonly #step: AppliedRow<State, Move, Event>;
  readonly #changes: Changes;
  #news: PublicUpdate | undefined;

  constructor(engine: Engine<Setup, State, Move, Event>, applied: AppliedRow<State, Move, Event>) {
    const { before, position, changed } = applied;
    this.#engine = engine;
    this.#step = applied;
    this.#changes = engine.changes(before.state, position.state, changed);
  }

  get publicUpdate(): PublicUpdate {
    const { number, row, position } = this.#step;
    this.#news ??= {
      number,
      did: didOf(row),
      deciders: asked(this.#engine, position),
      sealed: sealers(position),
      outcome: copy(this.#engine.outcome(position.state)),
    };
    return this.#news;
  }

  /** Parts of it are those of the table itself, and of what others are told: to be written down, not kept. */
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

/** For whoever keeps it: a copy, so that nobody can change the table or what another one is told. */
export function updateFor<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  applied: AppliedRow<State, Move, Event>,
  viewer: Viewer,
): RowUpdate<Event> {
  return copy(new RowViews(engine, applied).updateFor(viewer));
}

/** Copies, so that no listener can change what another one is told. */
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

import type { Advanced } from './advance.ts';
import type { Changes } from './changes.ts';
import type { Engine } from './engine.ts';
import type { Patch } from './patch.ts';
import { copy } from './plain.ts';
import { asked, mayUndo, type Position, sealers } from './position.ts';
import type { AnySetup, Outcome } from './rules.ts';
import type { Seat, Viewer } from './seat.ts';

/** What was done, without a word of what was chosen. */
export type Did =
  | { readonly do: 'move' | 'seal' | 'undo'; readonly seat: Seat }
  | { readonly do: 'rewind'; readonly seat: Seat; readonly to: number };

/** From a row, field by field: its move stays behind. */
export function didOf(row: Did): Did {
  return row.do === 'rewind' ? { do: row.do, seat: row.seat, to: row.to } : { do: row.do, seat: row.seat };
}

/** What one viewer is told about one accepted row. Every field is listed here; nothing is passed on by accident. */
export interface Told<Event> {
  readonly row: number;
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

export type Listener<Event> = (told: Told<Event>) => void;

/** What everybody may know of a row, whoever they are: for those who only wait for something to do. */
export type News = Pick<Told<unknown>, 'row' | 'did' | 'deciders' | 'sealed' | 'outcome'>;

/** A row that was accepted, with the position it was accepted in. */
export interface Happening<State, Move, Event> extends Advanced<State, Move, Event> {
  readonly number: number;
  readonly before: Position<State, Move>;
}

export function tell<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  step: Happening<State, Move, Event>,
  viewer: Viewer,
  changes: Changes = changesOf(engine, step),
): Told<Event> {
  const { before, position } = step;
  return {
    ...newsOf(engine, step),
    faces: step.plays.map(({ seat, move }) => ({
      seat,
      face: engine.face(before.state, seat, move, viewer),
    })),
    events: maskEvents(engine, step.events, viewer),
    patch: changes(viewer),
    canUndo: viewer !== null && mayUndo(position, viewer),
  };
}

/** For all who are told of the row. */
export function changesOf<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  { before, position }: Happening<State, Move, Event>,
): Changes {
  return engine.changes(before.state, position.state);
}

export function newsOf<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  { number, row, position }: Happening<State, Move, Event>,
): News {
  return {
    row: number,
    did: didOf(row),
    deciders: asked(engine, position),
    sealed: sealers(position),
    outcome: copy(engine.outcome(position.state)),
  };
}

/** Copies, so that no listener can change what another one is told. */
export function maskEvents<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  events: readonly Event[],
  viewer: Viewer,
): Event[] {
  return events.flatMap((event) => {
    const masked = engine.maskEvent(event, viewer);
    return masked === null ? [] : [copy(masked)];
  });
}

import type { Engine, Full } from '../rules/engine.ts';
import { mark } from './mark.ts';
import { copy } from '../rules/plain.ts';
import type { Streams } from '../random/streams.ts';
import type { AnySetup } from '../rules/rules.ts';
import { RowContext } from '../rules/play-context.ts';

export interface Dealt<State, Event> {
  readonly state: Full<State>;
  readonly events: readonly Event[];
  /** The first link of the hash chain. */
  readonly mark: string;
}

/** Starts a game. The caller must have checked that the set-up is not refused. */
export function deal<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  streams: Streams,
  setup: Setup,
): Dealt<State, Event> {
  const context = new RowContext<Event>(streams, 0);
  // Cloned once, so that its keys have the same order as in every later state.
  const state = engine.clone(engine.start(copy(setup), context));
  return { state, events: context.events, mark: mark('', state) };
}

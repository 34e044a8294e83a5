import type { Random } from '../random/random.ts';
import type { AnySetup, Rules, PlayContext } from './rules.ts';
import type { Seat } from './seat.ts';

/** A dry run on the mover's mask: its events show cost and consequence. It stops where chance or a secret decides. */
export interface Preview<State, Event> {
  readonly events: readonly Event[];
  /** The state after the move; null if the run had to stop. */
  readonly state: State | null;
  readonly stopped: 'chance' | 'hidden' | null;
}

/** Thrown through the rules to abort a play that cannot be previewed further; never leaves this file. */
class Stop extends Error {
  readonly reason: 'chance' | 'hidden';

  constructor(reason: 'chance' | 'hidden') {
    super(reason);
    this.reason = reason;
  }
}

class DryTable<Event> implements PlayContext<Event> {
  readonly events: Event[] = [];

  get open(): Random {
    throw new Stop('chance');
  }

  hidden(): Random {
    throw new Stop('chance');
  }

  emit(event: Event): void {
    this.events.push(event);
  }

  reveal(): void {
    throw new Stop('hidden');
  }
}

export function preview<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  masked: State,
  seat: Seat,
  move: Move,
): Preview<State, Event> {
  const state = rules.clone(masked);
  const table = new DryTable<Event>();
  try {
    rules.play(state, seat, move, table);
    return { events: table.events, state, stopped: null };
  } catch (error) {
    if (error instanceof Stop) return { events: table.events, state: null, stopped: error.reason };
    throw error;
  }
}

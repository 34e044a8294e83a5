import type { Veiled, Viewer } from '@sanguine/kernel';
import type { Event } from './events.ts';
import { sequence } from './sequence.ts';
import type { State } from './state.ts';

/** §2.1: everything is open except a roster the other player has not seen yet, which is in the muster's frame. */
export function veilState(state: State): Veiled<State> {
  const { options, layout, grown, round, holder, starter, players, units, caches, wagon, ledger, fallen } =
    state;
  return {
    open: { options, layout, grown, round, holder, starter, players, units, caches, wagon, ledger, fallen },
    covered: (viewer) => ({ frames: sequence.mask(state, viewer) }),
  };
}

/** All events are public: they tell that a roster was chosen, but which one only at the reveal. */
export const maskEvent = (event: Event, _viewer: Viewer): Event => event;

import type { Random, Viewer } from '@sanguine/kernel';
import { cloneState } from './clone.ts';
import { randomRoster } from './roster/random.ts';
import { tidyRoster } from './roster/roster.ts';
import { pointsFor } from './scenario.ts';
import type { State } from './state.ts';
import { freeze } from './units.ts';

/** A table that looks the same to the viewer: a roster it has not seen is any that could be there. */
export function imagine(masked: State, _viewer: Viewer, random: Random): State {
  const state = cloneState(masked);
  const frame = state.frames.at(-1);
  if (frame?.step !== 'muster') return state;
  frame.chosen = freeze(
    frame.chosen.map((roster) => {
      if (roster !== 'hidden') return roster;
      const drawn = tidyRoster(randomRoster(random, pointsFor(state)));
      return freeze(drawn.map(({ kind, items }) => Object.freeze({ kind, items: freeze([...items]) })));
    }),
  );
  return state;
}

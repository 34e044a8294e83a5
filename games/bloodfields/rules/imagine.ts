import type { Random, Viewer } from '@sanguine/kernel';
import { readyRosters } from '../content/rosters.ts';
import { cloneState } from './clone.ts';
import { randomRoster } from './roster/random.ts';
import { type Roster, tidyRoster } from './roster/roster.ts';
import { pointsFor } from './scenario.ts';
import type { State } from './state.ts';
import { freeze } from './units.ts';

/** A table that looks the same to the viewer: a hidden roster becomes any that is possible. */
export function imagine(masked: State, _viewer: Viewer, random: Random): State {
  const state = cloneState(masked);
  const frame = state.frames.at(-1);
  if (frame?.step !== 'muster') return state;
  frame.chosen = freeze(
    frame.chosen.map((roster) => {
      if (roster !== 'hidden') return roster;
      const drawn = tidyRoster(drawRoster(state, random));
      return freeze(drawn.map(({ kind, items }) => Object.freeze({ kind, items: freeze([...items]) })));
    }),
  );
  return state;
}

/** §2.1: a ready-made roster if only those are allowed. */
function drawRoster(state: State, random: Random): Roster {
  const points = pointsFor(state);
  if (state.options.rosters === 'free') return randomRoster(random, points);
  return random.draw(readyRosters(points).map(({ units }) => units));
}

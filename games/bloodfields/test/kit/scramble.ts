import type { Random, Viewer } from '@sanguine/kernel';
import { readyRosters } from '../../content/rosters.ts';
import { randomRoster } from '../../rules/roster/random.ts';
import { type Roster, tidyRoster } from '../../rules/roster/roster.ts';
import { pointsFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';

/**
 * Another full state that looks the same to the viewer. By the rulebook (§2.1) a roster is unseen until both are chosen;
 * from then on everything lies open.
 */
export function scramble(state: State, viewer: Viewer, random: Random): State {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'muster') return state;
  frame.chosen = frame.chosen.map((roster, seat) =>
    roster === null || seat === viewer ? roster : anyRoster(state, random),
  );
  return state;
}

function anyRoster(state: State, random: Random): Roster {
  const points = pointsFor(state);
  if (state.options.rosters === 'free') return randomRoster(random, points);
  return tidyRoster(random.draw(readyRosters(points).map(({ units }) => units)));
}

import type { PlayContext } from '@sanguine/kernel';
import { BUILD_POINTS } from '../../content/factions.ts';
import { atlasOf } from '../atlas.ts';
import type { Event } from '../events.ts';
import { citadelArea, placeUnit } from '../forces.ts';
import type { StepOf } from '../frames.ts';
import { foundingSites, refuseFounding, requiredSpacing } from '../setup.ts';
import { NOBODY, type State } from '../state.ts';
import { isHorde } from '../tiles.ts';
import { beginTurn } from '../turn.ts';

/** §2.4: citadels in reverse order of play; §2.6: the Chaos Horde chooses its start after everybody else. */
export const found: StepOf<'found'> = {
  rule: '2.4',
  verbs: ['found'],
  who: (_, frame) => frame.queue.slice(0, 1),
  *offers(state) {
    for (const area of atlasOf(state).areas) yield { do: 'found', area };
  },
  refuse: (state, _frame, _seat, { area }) => refuseFounding(state, area, requiredSpacing(state)),
  moves: (state) => foundingSites(state, requiredSpacing(state)).map((area) => ({ do: 'found', area })),
  play(state, frame, seat, { area }, context) {
    const horde = isHorde(state, seat);
    if (horde) context.emit({ e: 'start.chosen', seat, area });
    else {
      placeUnit(state, seat, 'citadel', area);
      context.emit({ e: 'citadel.placed', seat, area });
    }
    frame.queue.shift();
    if (horde || state.options.openingBuild === 'sequential') {
      state.frames.push({ step: 'muster', seat, area, points: BUILD_POINTS });
    } else if (frame.queue.every((next) => isHorde(state, next))) deployAll(state);
  },
  mask: (frame) => ({ ...frame, queue: [...frame.queue] }),
};

/** §16: all citadels are placed; everybody builds at once. */
function deployAll(state: State): void {
  const areas = state.players.map((_, seat) => citadelArea(state, seat) ?? NOBODY);
  const queue = [...state.players.keys()].filter((seat) => !isHorde(state, seat));
  state.frames.push({ step: 'deploy', queue, areas, chosen: state.players.map(() => null) });
}

/** After an opening build: the next player places, or the first turn begins. */
export function continueSetup(state: State, context: PlayContext<Event>): void {
  state.frames.pop();
  const frame = state.frames.at(-1);
  if (frame?.step !== 'found' || frame.queue.length > 0) return;
  state.round = 1;
  beginTurn(state, state.first, context);
}

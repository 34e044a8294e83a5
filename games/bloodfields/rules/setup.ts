import { type PlayContext, type Refusal, refusal } from '@sanguine/kernel';
import { findLayout } from '../content/layout-text.ts';
import { LAYOUTS } from '../content/layouts.ts';
import { scenarioOf } from '../content/scenarios.ts';
import type { Event } from './events.ts';
import { layoutFaults } from './layout-check.ts';
import { EMPTY_LEDGER } from './round/points.ts';
import { groundFor } from './scenario.ts';
import { sequence } from './sequence.ts';
import type { Player, Setup, State } from './state.ts';
import { EMPTY, freeze } from './units.ts';

/** §2.2: the layout must exist, be playable, and fit the scenario. */
export function refuseSetup({ layout: id, options }: Setup): Refusal | null {
  const layout = findLayout(id);
  if (layout === undefined) return refusal('2.2', 'setup.noLayout', [], { layout: id.slice(0, 40) });
  const scenario = scenarioOf(options.scenario);
  if (scenario.grounds[layout.size] === undefined) {
    return refusal('16.2', 'setup.scenario', [], { scenario: scenario.id, size: layout.size });
  }
  if (LAYOUTS.includes(layout)) return null;
  const [fault] = layoutFaults(layout, [scenario]);
  return fault ?? null;
}

const NEW_PLAYER: Player = Object.freeze({
  loyal: null,
  side: null,
  supportsDone: false,
  spells: EMPTY,
  raised: false,
  champion: null,
  rites: 0,
});

/** §2: sets up the table with its terrain; both players muster. */
export function start({ layout, options }: Setup, context: PlayContext<Event>): State {
  const { caches, wagon } = groundFor({ layout, options });
  const state: State = {
    options: Object.freeze({ ...options }),
    layout,
    grown: EMPTY,
    round: 0,
    holder: 0,
    starter: 0,
    players: [NEW_PLAYER, NEW_PLAYER],
    units: [],
    caches: freeze([...caches.keys()]),
    wagon: wagon === null ? null : Object.freeze({ x: wagon.x, y: wagon.y }),
    ledger: [EMPTY_LEDGER, EMPTY_LEDGER],
    fallen: EMPTY,
    frames: [
      { step: 'battle', slot: 'terrain' },
      { step: 'muster', chosen: freeze([null, null]) },
    ],
  };
  sequence.proceed(state, context);
  return state;
}

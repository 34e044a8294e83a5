import type { Seat } from '@sanguine/kernel';
import { type Ground, type Scenario, scenarioOf, type Zone } from '../content/scenarios.ts';
import { TABLES } from '../content/tables.ts';
import { layoutOf } from './ground.ts';
import type { State } from './state.ts';

export const scenarioFor = ({ options }: Pick<State, 'options'>): Scenario => scenarioOf(options.scenario);

/** §16.2: the scenario's own ground on a table of this size. */
export function groundFor(state: Pick<State, 'options' | 'layout'>): Ground {
  const ground = scenarioFor(state).grounds[layoutOf(state).size];
  if (ground === undefined) throw new Error('the scenario is not for this table');
  return ground;
}

/** §2.1: blood points each side may spend. */
export const pointsFor = (state: Pick<State, 'options' | 'layout'>): number =>
  state.options.points === 'board' ? TABLES[layoutOf(state).size].points : Number(state.options.points);

/** §2.5: where a seat deploys: on its own side once it has one. */
export function zonesFor(state: State, seat: Seat): readonly Zone[] {
  const { side } = state.players[seat] ?? { side: null };
  return groundFor(state).zones[side ?? 0];
}

/** The edge or corner where a zone lies. */
export type Edge = 'south' | 'north' | 'west' | 'east' | 'southWest' | 'northEast';

/** §2.5: where the zone of a side lies; not always south or north. */
export function edgeOf(state: Pick<State, 'options' | 'layout'>, side: 0 | 1): Edge {
  const { width, height } = TABLES[layoutOf(state).size];
  const [zone] = groundFor(state).zones[side];
  if (zone === undefined || (zone.x0 === 0 && zone.x1 === width)) return side === 0 ? 'south' : 'north';
  if (zone.y0 === 0 && zone.y1 === height) return side === 0 ? 'west' : 'east';
  return side === 0 ? 'southWest' : 'northEast';
}

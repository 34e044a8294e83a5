import type { Space } from '../content/glade.ts';
import { type Unit, UNIT_CARDS, UNITS } from '../content/units.ts';
import { aimsOf, covers } from '../rules/attack.ts';
import { type GladeGraph, groundOf } from '../rules/ground.ts';
import type { State } from '../rules/state.ts';

/** Farther than any walk. */
export const FAR = 255;

/** Distances in one glade, computed once: tables indexed by `from * size + to`. Units in the way are ignored. */
interface DistanceTables {
  readonly size: number;
  /** Steps from one space to another. */
  readonly walks: Uint8Array;
  /** Steps a unit must walk before it can strike a space: 0 if it need not move. */
  readonly gaps: Readonly<Record<Unit, Uint8Array>>;
}

const known = new Map<string, DistanceTables>();

function tablesOf(state: State): DistanceTables {
  const found = known.get(state.glade);
  if (found !== undefined) return found;
  const tables = measure(groundOf(state));
  known.set(state.glade, tables);
  return tables;
}

function measure(ground: GladeGraph): DistanceTables {
  const spaces = [...ground.dark.keys()];
  return {
    size: ground.size,
    walks: distanceTable(ground, (to) => [to]),
    gaps: Object.fromEntries(
      UNITS.map((unit) => [
        unit,
        distanceTable(ground, (to) => spaces.filter((from) => strikes(ground, unit, from, to))),
      ]),
    ) as Record<Unit, Uint8Array>,
  };
}

function strikes(ground: GladeGraph, unit: Unit, from: Space, to: Space): boolean {
  const { attack } = UNIT_CARDS[unit];
  if (attack === null || ground.dark[from] === true || from === to) return false;
  return aimsOf(attack).some((aim) => covers(ground, attack, aim, from, to));
}

/** For each space, the steps from everywhere to the nearest of its goals. */
function distanceTable(ground: GladeGraph, goalsOf: (to: Space) => Space[]): Uint8Array {
  const { size, steps } = ground;
  const filled = new Uint8Array(size * size).fill(FAR);
  for (let to = 0; to < size; to++) {
    let edge = goalsOf(to);
    for (const from of edge) filled[from * size + to] = 0;
    for (let step = 1; edge.length > 0; step++) {
      const next: Space[] = [];
      for (const space of edge) {
        for (const from of steps[space] ?? []) {
          if (filled[from * size + to] !== FAR) continue;
          filled[from * size + to] = step;
          next.push(from);
        }
      }
      edge = next;
    }
  }
  return filled;
}

/** Steps from one space to another, ignoring units in the way. */
export function walkBetween(state: State, from: Space, to: Space): number {
  const { walks, size } = tablesOf(state);
  return walks[from * size + to] ?? FAR;
}

/** Steps a unit at `from` has to walk before it can strike a space. */
export function gapFrom(state: State, unit: Unit, from: Space, to: Space): number {
  const { gaps, size } = tablesOf(state);
  return gaps[unit][from * size + to] ?? FAR;
}

/** Steps a unit has to walk before it can strike another; both are on the glade. */
export const gapTo = (state: State, unit: Unit, target: Unit): number =>
  gapFrom(state, unit, state.figures[unit].at, state.figures[target].at);

/** Whether a unit can strike another without moving. */
export const inReach = (state: State, unit: Unit, target: Unit): boolean =>
  state.figures[target].status === 'glade' && gapTo(state, unit, target) === 0;

import type { Space } from '../content/glade.ts';
import { type Unit, UNIT_CARDS, UNITS } from '../content/units.ts';
import { unitAt } from './figures.ts';
import { type GladeGraph, groundOf, isOpen, UNSEEN } from './ground.ts';
import type { State } from './state.ts';

const TAKEN = -2;

/** For each space the one it is reached from, or `UNSEEN`; the start is reached from itself. */
type Trail = Space[];

/** A trail that never leads through occupied spaces. */
function untrodden(state: State, { blank }: GladeGraph, from: Space): Trail {
  const trail: Trail = blank.slice();
  for (const unit of UNITS) {
    const { at } = state.figures[unit];
    if (at >= 0) trail[at] = TAKEN;
  }
  trail[from] = from;
  return trail;
}

/** §3.1: where a unit can walk with its printed movement. Dark and occupied spaces are never entered. */
export function reach(state: State, unit: Unit): Space[] {
  const ground = groundOf(state);
  const from = state.figures[unit].at;
  return explore(ground, untrodden(state, ground, from), from, UNIT_CARDS[unit].move, UNSEEN);
}

/** Whether a unit can walk at all. */
export function canStep(state: State, unit: Unit): boolean {
  const near = groundOf(state).steps[state.figures[unit].at] ?? [];
  return near.some((space) => unitAt(state, space) === null);
}

/** A shortest path without the start; null if the unit cannot get there. */
export function wayTo(state: State, unit: Unit, to: Space): Space[] | null {
  const ground = groundOf(state);
  const from = state.figures[unit].at;
  const trail = untrodden(state, ground, from);
  if (!isOpen(ground, to) || trail[to] !== UNSEEN) return null;
  explore(ground, trail, from, UNIT_CARDS[unit].move, to);
  if (trail[to] === UNSEEN) return null;
  const way: Space[] = [];
  for (let space = to; space !== from; space = trail[space] ?? from) way.unshift(space);
  return way;
}

/** Extends the trail outward step by step until it reaches `wanted`; returns all spaces reached. */
function explore(ground: GladeGraph, trail: Trail, from: Space, most: number, wanted: Space): Space[] {
  const reached: Space[] = [];
  let edge: readonly Space[] = [from];
  for (let step = 0; step < most && edge.length > 0; step++) {
    const begun = reached.length;
    for (const space of edge) {
      for (const next of ground.steps[space] ?? []) {
        if (trail[next] !== UNSEEN) continue;
        trail[next] = space;
        reached.push(next);
        if (next === wanted) return reached;
      }
    }
    edge = reached.slice(begun);
  }
  return reached;
}

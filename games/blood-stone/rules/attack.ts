import type { Space } from '../content/glade.ts';
import { DIRECTIONS, type Direction, type Shape } from '../content/shapes.ts';
import { type Unit, UNIT_CARDS, UNITS } from '../content/units.ts';
import { onGlade } from './figures.ts';
import { distance, type GladeGraph, groundOf, isAround, lead, sideways } from './ground.ts';
import type { Aim } from './moves.ts';
import type { State } from './state.ts';

/** Picks one unit instead of sweeping: the aim is that unit. */
const isPick = ({ kind }: Shape): boolean => kind === 'straight' || kind === 'around';

const ALL_AROUND: readonly Aim[] = ['all'];

/** §3.3: the ways a shape can be aimed, regardless of who is there. */
export function aimsOf(shape: Shape): readonly Aim[] {
  if (isPick(shape)) return UNITS;
  return shape.kind === 'cross' ? ALL_AROUND : DIRECTIONS;
}

/** Every aim with which the unit strikes somebody. */
export function aims(state: State, unit: Unit): Aim[] {
  const { attack: shape } = UNIT_CARDS[unit];
  if (shape === null) return [];
  const ground = groundOf(state);
  const from = state.figures[unit].at;
  const near = UNITS.filter((hit) => hit !== unit && onGlade(state, hit));
  const hits = (aim: Aim, hit: Unit): boolean => covers(ground, shape, aim, from, state.figures[hit].at);
  return isPick(shape)
    ? near.filter((hit) => hits(hit, hit))
    : aimsOf(shape).filter((aim) => near.some((hit) => hits(aim, hit)));
}

/** §3.3: whom an attack strikes; empty if the shape cannot be aimed like this or nobody is there. */
export function struckBy(state: State, unit: Unit, aim: Aim): Unit[] {
  const { attack: shape } = UNIT_CARDS[unit];
  if (shape === null) return [];
  const ground = groundOf(state);
  const { at } = state.figures[unit];
  return UNITS.filter(
    (hit) =>
      onGlade(state, hit) &&
      (aim === hit || !isPick(shape)) &&
      covers(ground, shape, aim, at, state.figures[hit].at),
  );
}

/** §3.3: whether an attack from a space with this aim reaches another. For picks the aim makes no difference. */
export function covers(ground: GladeGraph, shape: Shape, aim: Aim, from: Space, to: Space): boolean {
  switch (shape.kind) {
    case 'cross':
      return aim === 'all' && distance(ground, from, to) === 1;
    case 'around':
      return isAround(ground, from, to);
    case 'line':
      return isDirection(aim) && inLine(ground, from, to, aim, 1, shape.reach);
    case 'straight':
      return DIRECTIONS.some((direction) => inLine(ground, from, to, direction, shape.from, shape.to));
    case 'arc':
      return isDirection(aim) && lead(ground, from, to, aim) === 1 && sideways(ground, from, to, aim) <= 1;
  }
}

const isDirection = (aim: Aim): aim is Direction => DIRECTIONS.some((one) => one === aim);

/**
 * Straight ahead within the given distances. Units do not block a line; dark spaces do only on glades with
 * `darkBlocks`.
 */
function inLine(
  ground: GladeGraph,
  from: Space,
  to: Space,
  direction: Direction,
  least: number,
  most: number,
): boolean {
  if (sideways(ground, from, to, direction) !== 0) return false;
  const far = lead(ground, from, to, direction);
  return far >= least && far <= most && darkBetween(ground, from, to, far) === null;
}

/** The dark space that ends the line between two spaces `far` apart; null if none does. */
function darkBetween(ground: GladeGraph, from: Space, to: Space, far: number): Space | null {
  if (!ground.glade.darkBlocks) return null;
  const step = (to - from) / far;
  for (let gone = 1; gone < far; gone++)
    if (ground.dark[from + gone * step] === true) return from + gone * step;
  return null;
}

/** Why an aim strikes nobody. */
type Miss =
  | { readonly why: 'nobody' }
  | { readonly why: 'around' | 'line'; readonly target: Unit }
  | { readonly why: 'near' | 'far'; readonly target: Unit; readonly far: number; readonly shape: Straight }
  | { readonly why: 'dark'; readonly target: Unit; readonly at: Space };

type Straight = Extract<Shape, { kind: 'straight' }>;

/** §3.3: what prevents an attack on the unit it is meant for. */
export function missOf(state: State, unit: Unit, aim: Aim): Miss {
  const { attack: shape } = UNIT_CARDS[unit];
  const ground = groundOf(state);
  const from = state.figures[unit].at;
  if (shape?.kind === 'line' && isDirection(aim)) return hiddenBehind(state, unit, aim, shape.reach);
  const target = UNITS.find((one) => one === aim);
  if (shape === null || target === undefined || target === unit || !onGlade(state, target))
    return { why: 'nobody' };
  if (shape.kind === 'around') return { why: 'around', target };
  if (shape.kind !== 'straight') return { why: 'nobody' };
  const { at: to } = state.figures[target];
  if (DIRECTIONS.every((direction) => sideways(ground, from, to, direction) !== 0))
    return { why: 'line', target };
  const far = distance(ground, from, to);
  if (far < shape.from) return { why: 'near', target, far, shape };
  const at = darkBetween(ground, from, to, far);
  if (far > shape.to || at === null) return { why: 'far', target, far, shape };
  return { why: 'dark', target, at };
}

/** A unit within the line's reach but behind the dark space that ends it. */
function hiddenBehind(state: State, unit: Unit, direction: Direction, reach: number): Miss {
  const ground = groundOf(state);
  const from = state.figures[unit].at;
  for (const target of UNITS) {
    const { at: to } = state.figures[target];
    if (!onGlade(state, target) || sideways(ground, from, to, direction) !== 0) continue;
    const far = lead(ground, from, to, direction);
    const at = far >= 1 && far <= reach ? darkBetween(ground, from, to, far) : null;
    if (at !== null) return { why: 'dark', target, at };
  }
  return { why: 'nobody' };
}

import type { Seat } from '@sanguine/kernel';
import type { Selector } from '../../../content/effects.ts';
import type { AttackProfile } from '../../../content/skills.ts';
import type { TerrainKind, TerrainPiece } from '../../../content/terrain.ts';
import { rangeOf } from '../../../rules/attack/bonuses.ts';
import type { Disc } from '../../../rules/geometry/disc.ts';
import type { Point } from '../../../rules/geometry/point.ts';
import { fieldFor } from '../../../rules/ground.ts';
import { scoringFor } from '../../../content/scenarios.ts';
import { groundFor, scenarioFor } from '../../../rules/scenario.ts';
import type { State, Unit, UnitId } from '../../../rules/state.ts';
import { EMPTY, freeze, isAlive, isOn, put, unitOf, unitsWhere } from '../../../rules/units.ts';
import type { Said } from './rows.ts';

/**
 * The rules measure, but here nobody has measured anything: players say what matters, and the units are set up so that it
 * is true. Between actions all units stand so far apart that nothing reaches anybody.
 */

const REST = 1_000_000;

/** Far off the table, on the line between its halves, so that the unit is in neither of them. */
const restOf = (state: State, id: UnitId): Point => ({
  x: REST * (id + 2),
  y: Math.round(fieldFor(state).height / 2),
});

/** Puts all units far apart, on bare ground. */
export function rest(state: State): void {
  for (const [id, unit] of state.units.entries()) if (isOn(unit)) put(state, id, restOf(state, id));
  state.grown = EMPTY;
}

/** Where a newly arrived unit stands. */
export const arrivalOf = (state: State): Point => restOf(state, state.units.length);

/** Directions of length 1 without rounding. */
const WINDS: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [0.6, 0.8],
  [0.6, -0.8],
  [-0.6, 0.8],
  [-0.6, -0.8],
  [0, 1],
  [0, -1],
  [0.8, 0.6],
  [0.8, -0.6],
  [-0.8, 0.6],
  [-0.8, -0.6],
  [-1, 0],
];
/** To the side of a unit rather than before or behind it: out of the way of shots and pushes. */
const BESIDE = WINDS.slice(5, 7);
const BEHIND = WINDS.slice(9);

/** A distance that is near but surely not in contact. */
const NEAR = 200;

/** The point at a distance from rim to rim in one of these directions. */
function beside(one: Disc, other: Disc, far: number, [x, y]: readonly [number, number]): Point {
  const away = one.r + other.r + far;
  return { x: Math.round(one.x + x * away), y: Math.round(one.y + y * away) };
}

/** Where a charge ends. */
export const besideTarget = (state: State, id: UnitId, target: UnitId): Point =>
  beside(unitOf(state, target), unitOf(state, id), 0, [-1, 0]);

function setBeside(
  state: State,
  ids: readonly UnitId[],
  about: UnitId,
  far: number,
  winds: readonly (readonly [number, number])[],
): void {
  ids.forEach((id, at) => {
    const unit = state.units[id];
    const wind = winds[at % winds.length];
    if (isOn(unit) && id !== about && wind !== undefined)
      put(state, id, beside(unitOf(state, about), unit, far, wind));
  });
}

/** How far the targets are from the acting unit. */
export type Reach = 'contact' | number;

/** §7.2, §7.3: an attack's targets stand in contact, at its range, or at half of it if the players said so. */
export function attackReach(unit: Unit, profile: AttackProfile, { ground }: Pick<Said, 'ground'>): Reach {
  if (profile.kind === 'melee') return 'contact';
  const range = rangeOf(unit, profile);
  return range === 0 ? NEAR : Math.max(NEAR, ground.includes('half') ? Math.floor(range / 2) : range);
}

export const selectorReach = (selector: Selector): Reach =>
  'within' in selector && selector.within === 'contact' ? 'contact' : NEAR;

/** A box of terrain around these bases. */
function boxAround(kind: TerrainKind, discs: readonly Disc[]): TerrainPiece {
  const x0 = Math.min(...discs.map(({ x, r }) => x - r - 50));
  const x1 = Math.max(...discs.map(({ x, r }) => x + r + 50));
  const y0 = Math.min(...discs.map(({ y, r }) => y - r - 50));
  const y1 = Math.max(...discs.map(({ y, r }) => y + r + 50));
  return {
    id: `said-${kind}`,
    kind,
    corners: [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
  };
}

/** Sets the units up as the players said: the acting unit, its targets at this distance, units near them, and the ground. */
export function arrange(state: State, actor: UnitId, reach: Reach, said: Said): void {
  rest(state);
  const { width, height } = fieldFor(state);
  const far = reach === 'contact' ? 0 : reach;
  const { r } = unitOf(state, actor);
  // A far shot needs the length of the table, a push needs room on all sides.
  put(state, actor, { x: far > NEAR ? r + NEAR : Math.round(width / 2), y: Math.round(height / 2) });
  setBeside(state, said.targets, actor, far, WINDS);
  setBeside(state, said.nearActor, actor, NEAR, BEHIND);
  const [target] = said.targets;
  if (target !== undefined) {
    setBeside(state, said.nearTarget, target, NEAR, BESIDE);
    setBeside(state, said.touching, target, 0, BESIDE);
  }
  state.grown = groundOf(state, actor, target, said);
}

function groundOf(state: State, actor: UnitId, target: UnitId | undefined, { ground }: Said): State['grown'] {
  const unit = unitOf(state, actor);
  const other = target === undefined ? [] : [unitOf(state, target)];
  const pieces: TerrainPiece[] = [];
  if (ground.includes('high')) pieces.push(boxAround('high', [unit]));
  else if (ground.includes('same')) pieces.push(boxAround('high', [unit, ...other]));
  if (ground.includes('forest')) pieces.push(boxAround('forest', [unit]));
  // The attacker does not stand in the piece that hides the target.
  if (ground.includes('cover') && other.length > 0) pieces.push(boxAround('swamp', other));
  return pieces.length === 0 ? EMPTY : freeze(pieces);
}

/** A place of the scenario that a player may hold at the end of a round. */
export interface Place extends Point {
  readonly what: 'flag' | 'cache' | 'wagon' | 'quarter';
  /** Which of its kind, from 0. */
  readonly number: number;
}

/** §16.2: the places whose holders the players name at the end of a round, in the order they are asked. */
export function placesOf(state: State): Place[] {
  const { flags, caches } = groundFor(state);
  const { width, height } = fieldFor(state);
  const quarters = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => ({ x: x * width, y: y * height })));
  return [
    ...flags.map(({ x, y }, number): Place => ({ what: 'flag', number, x, y })),
    ...caches.flatMap(({ x, y }, number): Place[] =>
      state.caches.includes(number) ? [{ what: 'cache', number, x, y }] : [],
    ),
    ...(state.wagon === null ? [] : [{ what: 'wagon', number: 0, ...state.wagon } as const]),
    ...(scoresQuarters(state)
      ? quarters.map(({ x, y }, number): Place => ({ what: 'quarter', number, x, y }))
      : []),
  ];
}

const scoresQuarters = (state: State): boolean => scoringFor(scenarioFor(state), 'presence') !== undefined;

/** Sets a unit of its holder on each place. False if a player is said to hold more places than they have units. */
export function occupy(state: State, places: readonly Place[], held: readonly (Seat | null)[]): boolean {
  rest(state);
  const free = [0, 1].map((seat) => unitsWhere(state, (unit) => unit.owner === seat && isAlive(unit)));
  for (const [at, { x, y }] of places.entries()) {
    const seat = held[at] ?? null;
    if (seat === null) continue;
    const id = free[seat]?.shift();
    if (id === undefined) return false;
    put(state, id, { x, y });
  }
  return true;
}

import { CONTROL, scoringFor } from '../../content/scenarios.ts';
import type { AttackProfile } from '../../content/skills.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import { rangeOf } from '../attack/bonuses.ts';
import { SIXTEEN } from '../geometry/directions.ts';
import { type Field, fieldNear } from '../geometry/field.ts';
import { GAP, toMil } from '../geometry/numbers.ts';
import { pathFault, pathLength } from '../geometry/path.ts';
import { type Point, span } from '../geometry/point.ts';
import { fromPolygon, type Polygon } from '../geometry/polygon.ts';
import { reachOf, wayTo } from '../geometry/reach.ts';
import { farthest } from '../geometry/run.ts';
import { fieldFor } from '../ground.ts';
import { groundFor, scenarioFor, zonesFor } from '../scenario.ts';
import { skillSet } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { movementOf } from '../stats.ts';
import { bodiesNear, isAlive, otherSeat, unitOf } from '../units.ts';
import { gaitOf } from '../ways.ts';

/** Why a place is worth going to. */
export const WHYS = [
  'straight',
  'contact',
  'range',
  'half',
  'flag',
  'shrine',
  'exit',
  'cover',
  'fence',
  'high',
] as const;
type Why = (typeof WHYS)[number];

export interface WalkCandidate {
  readonly path: Point[];
  readonly length: number;
  readonly why: Why;
  /** The unit's id or piece's name it is about; null for a direction or a place of the scenario. */
  readonly to: UnitId | string | null;
}

interface Goal {
  readonly at: Point;
  readonly why: Why;
  readonly to: UnitId | string | null;
}

/** The place at this distance from a point, towards another. */
function away(from: Point, towards: Point, distance: number): Point {
  const far = span(from, towards);
  if (far === 0) return { x: from.x, y: from.y };
  return {
    x: toMil(from.x + ((towards.x - from.x) / far) * distance),
    y: toMil(from.y + ((towards.y - from.y) / far) * distance),
  };
}

/** Mil kept short of a limit, so that rounding decides nothing. */
const JUST = 5;

/** One profile for each printed range of a kind's attacks. */
const ranges = new Map<UnitKind, readonly AttackProfile[]>();

function rangedOf(kind: UnitKind): readonly AttackProfile[] {
  const known = ranges.get(kind);
  if (known !== undefined) return known;
  const found: AttackProfile[] = [];
  for (const { attack } of skillSet(kind).attacks) {
    if (attack.kind === 'ranged' && attack.range > 0 && found.every(({ range }) => range !== attack.range))
      found.push(attack);
  }
  ranges.set(kind, found);
  return found;
}

/** Places worth going to, as the crow flies; the unreachable ones are dropped later. */
function goalsFor(state: State, unit: Unit, field: Field, allowance: number): Goal[] {
  const goals: Goal[] = [];
  const profiles = rangedOf(unit.kind);
  for (let to = 0; to < state.units.length; to++) {
    const enemy = unitOf(state, to);
    if (enemy.owner === unit.owner || !isAlive(enemy)) continue;
    const together = unit.r + enemy.r;
    const between = span(unit, enemy) - together;
    if (between <= allowance) goals.push({ at: away(enemy, unit, together + 2), why: 'contact', to });
    for (const profile of profiles) {
      const range = rangeOf(unit, profile);
      if (Math.abs(between - range) <= allowance)
        goals.push({ at: away(enemy, unit, together + range - JUST), why: 'range', to });
      if (Math.abs(between - range / 2) <= allowance)
        goals.push({ at: away(enemy, unit, together + range / 2 - JUST), why: 'half', to });
    }
  }
  addScenario(goals, state, unit, allowance);
  for (const polygon of field.cover) addPiece(goals, unit, polygon, allowance);
  for (const polygon of field.byKind.high) addPiece(goals, unit, polygon, allowance);
  return goals;
}

/** §8.3, §11.5: adds a place in a piece, or behind a fence. */
function addPiece(goals: Goal[], unit: Unit, polygon: Polygon, allowance: number): void {
  const reach = unit.r + allowance;
  if (polygon.x0 > unit.x + reach || polygon.x1 < unit.x - reach) return;
  if (polygon.y0 > unit.y + reach || polygon.y1 < unit.y - reach) return;
  const far = fromPolygon(unit.x, unit.y, polygon);
  if (far <= unit.r || far > reach) return;
  const { kind, id: to } = polygon.piece;
  const middle = { x: (polygon.x0 + polygon.x1) / 2, y: (polygon.y0 + polygon.y1) / 2 };
  if (kind === 'fence') goals.push({ at: away(middle, unit, unit.r + 400), why: 'fence', to });
  else
    goals.push({ at: away(unit, middle, far - unit.r + 250), why: kind === 'high' ? 'high' : 'cover', to });
}

/** All such places on the table, however far away, for questions about one that is out of reach. */
export function walkGoals(state: State, id: UnitId): Goal[] {
  const field = fieldFor(state);
  const { width, height } = field;
  return goalsFor(state, unitOf(state, id), field, Infinity).filter(
    ({ at }) => at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height,
  );
}

/** §16.2: flags, caches, the wagon, the shrine, the way out. */
function addScenario(goals: Goal[], state: State, unit: Unit, allowance: number): void {
  const { flags, caches, shrine } = groundFor(state);
  const addSpot = (spot: Point): void => {
    if (span(unit, spot) > CONTROL + unit.r)
      goals.push({ at: away(spot, unit, CONTROL + unit.r - 2 * JUST), why: 'flag', to: null });
  };
  for (const flag of flags) addSpot(flag);
  for (const index of state.caches) {
    const cache = caches[index];
    if (cache !== undefined) addSpot(cache);
  }
  if (state.wagon !== null) addSpot(state.wagon);
  const rite = scoringFor(scenarioFor(state), 'rite');
  if (shrine !== null && rite !== undefined && span(unit, shrine) > rite.within + unit.r) {
    goals.push({ at: away(shrine, unit, rite.within + unit.r - 2 * JUST), why: 'shrine', to: null });
  }
  if (scoringFor(scenarioFor(state), 'exit') === undefined) return;
  for (const { y0, y1 } of zonesFor(state, otherSeat(unit.owner))) {
    const y = unit.y < y0 + unit.r ? y0 + unit.r + JUST : unit.y > y1 - unit.r ? y1 - unit.r - JUST : unit.y;
    if (y !== unit.y && Math.abs(y - unit.y) <= allowance)
      goals.push({ at: { x: unit.x, y }, why: 'exit', to: null });
  }
}

/** §5.1: where a unit might want to go: straight ahead in sixteen directions, and places worth going to. */
export function walkCandidates(state: State, id: UnitId): readonly WalkCandidate[] {
  const found: WalkCandidate[] = [];
  eachWalk(
    state,
    id,
    () => true,
    (candidate) => found.push(candidate),
  );
  return found;
}

/** The same one by one, without searching for ways to unwanted places. */
export function eachWalk(
  state: State,
  id: UnitId,
  isWanted: (end: Point) => boolean,
  visit: (candidate: WalkCandidate) => void,
): void {
  const unit = unitOf(state, id);
  const allowance = movementOf(unit);
  const field = fieldNear(fieldFor(state), unit, allowance + GAP);
  const gait = gaitOf(unit);
  // Units out of reach cannot stop it, and it cannot end on them.
  const bodies = bodiesNear(state, id, allowance + 2 * GAP);
  for (const direction of SIXTEEN) {
    const end = farthest(unit, direction, allowance, field, bodies);
    if (end === null || !isWanted(end)) continue;
    const length = span(unit, end);
    if (length >= SHORTEST) visit({ path: [end], length, why: 'straight', to: null });
  }
  const goals = goalsFor(state, unit, field, allowance).filter(({ at }) => {
    const length = span(unit, at);
    return length <= allowance && length >= 1 && at.x >= 0 && at.y >= 0 && isWanted(at);
  });
  const faults = goals.map(({ at }) => pathFault(unit, [at], allowance, field, bodies, gait)?.fault);
  const isBeyond = (index: number): boolean => faults[index] !== undefined && faults[index] !== 'end';
  const ends = goals.flatMap(({ at }, index) => (isBeyond(index) ? [at] : []));
  const reach = ends.length === 0 ? null : reachOf(unit, allowance, field, bodies, gait, ends);
  for (const [index, { at, why, to }] of goals.entries()) {
    if (faults[index] === undefined) visit({ path: [at], length: span(unit, at), why, to });
    if (reach === null || !isBeyond(index)) continue;
    const path = wayTo(reach, at)?.path.map(({ x, y }) => ({ x, y }));
    if (path !== undefined && pathFault(unit, path, allowance, field, bodies, gait) === null)
      visit({ path, length: pathLength(unit, path), why, to });
  }
}

/** Shorter steps in a direction are not worth offering. */
const SHORTEST = 250;

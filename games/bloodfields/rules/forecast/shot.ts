import { SCATTER_SIDES } from '../../content/dice.ts';
import type { AttackProfile } from '../../content/skills.ts';
import { rangeOf } from '../attack/bonuses.ts';
import { type Shot, shotCandidates } from '../attack/shots.ts';
import { modifierOf } from '../attack/volley.ts';
import type { Disc } from '../geometry/disc.ts';
import { cannonLine, onLine, piercingLine } from '../geometry/line-template.ts';
import type { Point } from '../geometry/point.ts';
import { INNER, ROUND } from '../geometry/round-template.ts';
import { scattered } from '../geometry/scatter.ts';
import { fieldFor } from '../ground.ts';
import { amountOdds } from '../odds/amount.ts';
import { scatterOdds } from '../odds/scatter-odds.ts';
import type { State, UnitId } from '../state.ts';
import { NOBODY, unitOf } from '../units.ts';

/** How likely a shot is to strike its target: under the inner ring, or outside it. */
export interface ShotOdds {
  readonly inner: number;
  readonly outer: number;
}

export const SURE: ShotOdds = { inner: 0, outer: 1 };
const NEVER: ShotOdds = { inner: 0, outer: 0 };

/**
 * §14: the chances that an attack is made against its target at all; shots may scatter. `direct`: considers only lines aimed
 * at the target itself.
 */
export function shotOdds(
  state: State,
  attacker: UnitId,
  target: UnitId,
  profile: AttackProfile,
  direct = false,
): ShotOdds {
  const shots = (): Iterable<Shot> => shotCandidates(state, attacker, profile, direct ? [target] : undefined);
  switch (profile.shot) {
    case 'artillery':
      return shellOdds(state, attacker, target, profile);
    case 'cannon':
      return bestOf(shots(), (shot) => ballChance(state, attacker, target, profile, shot));
    case 'piercing':
      return bestOf(shots(), (shot) => (isPierced(state, attacker, target, profile, shot) ? 1 : 0));
    default:
      return SURE;
  }
}

/** The best of the shots on offer. */
function bestOf(shots: Iterable<Shot>, chance: (shot: Shot) => number): ShotOdds {
  let best = 0;
  for (const shot of shots) best = Math.max(best, chance(shot));
  return best === 0 ? NEVER : { inner: 0, outer: best };
}

/** §14.1, §14.2: for a template aimed at the middle of its target. */
function shellOdds(state: State, attacker: UnitId, target: UnitId, profile: AttackProfile): ShotOdds {
  const modifier = modifierOf(state, { attacker, target, from: null, at: null }, profile);
  const { r } = unitOf(state, target);
  const within = (radius: number): number => scatterOdds(modifier, 0, (radius + r) / 1000);
  const inner = within(INNER);
  return { inner, outer: within(ROUND) - inner };
}

/** §14.5: whether the target is on the line. */
function isPierced(
  state: State,
  attacker: UnitId,
  target: UnitId,
  profile: AttackProfile,
  { from, at }: Shot,
): boolean {
  if (from === null) return false;
  const unit = unitOf(state, attacker);
  const line = piercingLine({ ...from, r: 0 }, at, rangeOf(unit, profile), fieldFor(state));
  return onLine(line, unit, [unitOf(state, target)]).length > 0;
}

/** §14.3: the chance that the ball flies on at least this many inches, from 0. */
const FLIES: readonly number[] = amountOdds({ roll: '2d6', bonus: 0 }, 0).map((_, least, chances) =>
  chances.slice(least).reduce((sum, chance) => sum + chance, 0),
);
const FARTHEST = FLIES.length - 1;

/** §14.1, §14.3: over every side of the scatter die, every direction and every length. */
function ballChance(
  state: State,
  attacker: UnitId,
  target: UnitId,
  profile: AttackProfile,
  { from, at }: Shot,
): number {
  if (from === null || struckFrom(state, attacker, target, from, at) === 0) return 0;
  const modifier = modifierOf(state, { attacker, target: NOBODY, from, at }, profile);
  let sum = 0;
  for (const side of SCATTER_SIDES) {
    if (side === 'blank') continue;
    const astray = side === 'hit' ? 0 : Math.max(0, side + modifier);
    if (astray === 0) {
      sum += struckFrom(state, attacker, target, from, at);
      continue;
    }
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const point = scattered(at, direction, astray * 1000);
      sum += struckFrom(state, attacker, target, from, point) / DIRECTIONS;
    }
  }
  return sum / SCATTER_SIDES.length;
}

const DIRECTIONS = 360;

/** A quick no for most directions of a scattered ball: the base is too far from the whole line. */
function isTowards(from: Point, point: Point, { x, y, r }: Disc): boolean {
  const dx = point.x - from.x;
  const dy = point.y - from.y;
  const across = dx * (y - from.y) - dy * (x - from.x);
  const reach = r + WIDE;
  return across * across <= reach * reach * (dx * dx + dy * dy);
}

/** More than half of a line's width. */
const WIDE = 100;

/** §14.3: the chance that a ball which comes down at a point flies far enough to strike the target. */
function struckFrom(state: State, attacker: UnitId, target: UnitId, from: Point, point: Point): number {
  const unit = unitOf(state, attacker);
  const other = unitOf(state, target);
  if (!isTowards(from, point, other)) return 0;
  const discs = [other];
  const line = cannonLine(from, point, FARTHEST * 1000, fieldFor(state));
  if (onLine(line, unit, discs).length === 0) return 0;
  for (let least = 0; least < FARTHEST; least += 1) {
    const flown = { ...line, length: Math.min(line.length, least * 1000) };
    if (onLine(flown, unit, discs).length > 0) return FLIES[least] ?? 0;
  }
  return FLIES[FARTHEST] ?? 0;
}

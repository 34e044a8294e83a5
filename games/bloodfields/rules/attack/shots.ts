import { type Refusal, refusal } from '@sanguine/kernel';
import type { AttackProfile } from '../../content/skills.ts';
import type { Disc } from '../geometry/disc.ts';
import { fieldFor } from '../ground.ts';
import { onLine, piercingLine, rimPoint } from '../geometry/line-template.ts';
import { SLACK } from '../geometry/numbers.ts';
import { type Point, span } from '../geometry/point.ts';
import { coversBase } from '../geometry/round-template.ts';
import { pointDisc, sees } from '../geometry/sight.ts';
import { nameOf } from '../names.ts';
import type { State, UnitId } from '../state.ts';
import { enemiesOf, isOn, unitOf } from '../units.ts';
import { bandAt } from './bands.ts';
import { rangeOf } from './bonuses.ts';

/** Where a line or a template goes. */
export interface Shot {
  readonly from: Point | null;
  readonly at: Point;
}

/** §14: why a shot may not be aimed like this. */
export function refuseShot(
  state: State,
  id: UnitId,
  profile: AttackProfile,
  target: UnitId,
  { from, at }: Shot,
): Refusal | null {
  const { width, height } = fieldFor(state);
  if (at.x > width || at.y > height) return refusal('14.1', 'shot.off');
  if (profile.shot === 'artillery') {
    if (from !== null) return refusal('14.2', 'shot.form');
    return coversBase(at, unitOf(state, target))
      ? null
      : refusal('14.2', 'shot.template', [nameOf(state, target)]);
  }
  if (from === null) return refusal('14.3', 'shot.form');
  const unit = unitOf(state, id);
  if (span(unit, from) > unit.r + SLACK) return refusal('14.3', 'shot.origin', [nameOf(state, id)]);
  if (profile.shot === 'piercing') {
    if (span(from, at) === 0) return refusal('14.5', 'shot.nowhere');
    return strikesEnemy(state, id, profile, { from, at }) ? null : refusal('14.5', 'shot.nobody');
  }
  const far = span(from, at);
  const bands = profile.ballistic ?? [];
  if (bandAt(bands, far) === undefined) {
    return refusal('14.1', 'shot.band', [], {
      needs: far,
      least: bands[0]?.from ?? 0,
      most: bands.at(-1)?.to ?? 0,
    });
  }
  return sees(pointDisc(from), pointDisc(at), fieldFor(state)) ? null : refusal('14.3', 'shot.unseen');
}

function strikesEnemy(
  state: State,
  id: UnitId,
  profile: AttackProfile,
  { from, at }: { from: Point; at: Point },
): boolean {
  const unit = unitOf(state, id);
  const line = piercingLine({ ...from, r: 0 }, at, rangeOf(unit, profile), fieldFor(state));
  const enemies = state.units.filter((other) => other.owner !== unit.owner && isOn(other));
  return onLine(line, unit, enemies).length > 0;
}

/** Points of the base where a line may begin: the one nearest to the enemy, then those at its sides. */
export function origins(unit: Disc, to: Point): readonly [front: Point, right: Point, left: Point] {
  const { x, y } = unit;
  const aside = { x: to.y - y, y: x - to.x };
  return [
    rimPoint(unit, to),
    rimPoint(unit, { x: x + aside.x, y: y + aside.y }),
    rimPoint(unit, { x: x - aside.x, y: y - aside.y }),
  ];
}

/** §14.3: how far beyond its point a cannon ball may fly: two sixes. */
const LONGEST_LINE = 12_000;

/** Where to aim at an enemy from a point: its middle, its near rim, or as far towards it as the bands reach. */
function aims(from: Point, { x, y, r }: Disc, { ballistic = [] }: AttackProfile): Point[] {
  const most = ballistic.at(-1)?.to ?? Infinity;
  const far = span(from, { x, y });
  if (far <= most) return [{ x, y }, rimPoint({ x, y, r }, from)];
  return far - r < most + LONGEST_LINE ? [rimPoint({ ...from, r: most }, { x, y })] : [];
}

/** Shots worth offering: at each enemy or only at these, past a corner if need be. Illegal shots are left out. */
export function* shotCandidates(
  state: State,
  id: UnitId,
  profile: AttackProfile,
  only?: readonly UnitId[],
): Generator<Shot, void, undefined> {
  const unit = unitOf(state, id);
  const enemies = only ?? enemiesOf(state, unit.owner);
  for (const enemy of enemies) {
    const target = unitOf(state, enemy);
    for (const from of origins(unit, target)) {
      const shots = aims(from, target, profile)
        .map((at) => ({ from, at }))
        .filter((shot) => refuseShot(state, id, profile, enemy, shot) === null);
      yield* shots;
      if (shots.length > 0) break;
    }
  }
}

/** §14.2: places for the template with all of the target under it: centred on it, and shifted as far as possible. */
export function* templateCandidates(state: State, target: UnitId): Generator<Shot, void, undefined> {
  const { x, y, r } = unitOf(state, target);
  const { width, height } = fieldFor(state);
  const slide = 2500 - r;
  for (const [dx, dy] of [
    [0, 0],
    [slide, 0],
    [-slide, 0],
    [0, slide],
    [0, -slide],
  ] as const) {
    const at = { x: x + dx, y: y + dy };
    if (at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height) yield { from: null, at };
  }
}

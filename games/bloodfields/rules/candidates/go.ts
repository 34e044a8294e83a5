import type { FrameOf } from '../frames.ts';
import { SIXTEEN, UNIT } from '../geometry/directions.ts';
import { fleeWays } from '../geometry/flee.ts';
import { leapFault } from '../geometry/leap.ts';
import { toMil } from '../geometry/numbers.ts';
import { pathFault } from '../geometry/path.ts';
import { type Point, span } from '../geometry/point.ts';
import { farthest } from '../geometry/run.ts';
import { fieldFor } from '../ground.ts';
import type { State } from '../state.ts';
import { bodiesFor, isAlive, unitOf } from '../units.ts';
import { flightGaitOf } from '../ways.ts';

/** Leaps are offered at these shares of the whole distance. */
const SHARES = [1, 0.6, 0.3];

/** Where a skill might take a unit, or where it might flee to. */
export function* goCandidates(state: State, frame: FrameOf<'go'>): Iterable<Point[]> {
  const { unit: id, way, distance, source } = frame;
  const unit = unitOf(state, id);
  const field = fieldFor(state);
  const bodies = bodiesFor(state, unit.owner, id);
  switch (way) {
    case 'flee':
      for (const { path } of fleeWays(unit, distance, field, bodies, flightGaitOf(unit)))
        yield path.map(({ x, y }) => ({ x, y }));
      return;
    case 'drag':
      for (const direction of SIXTEEN) {
        const end = farthest(unit, direction, distance, field, bodies);
        if (end !== null) yield [end];
      }
      return;
    case 'reel': {
      const towards = unitOf(state, source);
      const far = span(unit, towards);
      if (far === 0) return;
      for (const share of [1, 0.75, 0.5, 0.25]) {
        const go = Math.min(distance, far - unit.r - towards.r) * share;
        const at = {
          x: toMil(unit.x + ((towards.x - unit.x) / far) * go),
          y: toMil(unit.y + ((towards.y - unit.y) / far) * go),
        };
        if (go > 0 && pathFault(unit, [at], distance, field, bodies) === null) yield [at];
      }
      return;
    }
    default:
      for (const at of landings(state, frame)) {
        if (leapFault(way, unit, at, distance, field, bodies) === null) yield [at];
      }
  }
}

/** Places to leap to: all around, and beside each enemy. */
function* landings(state: State, { unit: id, distance, way }: FrameOf<'go'>): Iterable<Point> {
  const unit = unitOf(state, id);
  const { width, height } = fieldFor(state);
  const isOn = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  for (const share of SHARES) {
    for (const { x, y } of SIXTEEN) {
      const at = {
        x: toMil(unit.x + (x / UNIT) * distance * share),
        y: toMil(unit.y + (y / UNIT) * distance * share),
      };
      if (isOn(at)) yield at;
    }
  }
  const keep = way === 'blink' ? 2 : 100;
  for (const enemy of state.units) {
    if (enemy.owner === unit.owner || !isAlive(enemy)) continue;
    const far = span(unit, enemy);
    const reach = unit.r + enemy.r + keep;
    if (far === 0 || far - reach > distance) continue;
    const at = {
      x: toMil(enemy.x + ((unit.x - enemy.x) / far) * reach),
      y: toMil(enemy.y + ((unit.y - enemy.y) / far) * reach),
    };
    if (isOn(at)) yield at;
  }
}

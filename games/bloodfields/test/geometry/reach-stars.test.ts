import { expect, test } from 'vitest';
import { hostileContact } from '../../rules/geometry/disc.ts';
import { MOST_LEGS } from '../../rules/geometry/numbers.ts';
import { pathFault } from '../../rules/geometry/path.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { fromPolygon } from '../../rules/geometry/polygon.ts';
import { reachOf, wayTo } from '../../rules/geometry/reach.ts';
import { type ReachShape, reachShape } from '../../rules/geometry/reach-stars.ts';
import { base, box, foe, friend, sceneOf, table } from './scenes.ts';

/** Counts crossings of a line to the east, as `fill-rule: nonzero` does, for one star. */
function isInStar(star: readonly Point[], { x, y }: Point): boolean {
  let turns = 0;
  let before = star.at(-1);
  for (const now of star) {
    if (before !== undefined && before.y <= y !== now.y <= y) {
      const at = before.x + ((y - before.y) / (now.y - before.y)) * (now.x - before.x);
      if (at > x) turns += now.y > before.y ? 1 : -1;
    }
    before = now;
  }
  return turns !== 0;
}

function isShaded({ stars, circles, polygons, r }: ReachShape, at: Point): boolean {
  return (
    stars.some((star) => isInStar(star, at)) &&
    circles.every(({ x, y, s }) => span(at, { x, y }) > s) &&
    polygons.every((polygon) => fromPolygon(at.x, at.y, polygon) > r)
  );
}

const mover = base(15, 15);

test('on open ground it is round, and as wide as the move', () => {
  const shape = reachShape(reachOf(mover, 5000, table(), []));
  expect(shape.stars).toHaveLength(1);
  expect(isShaded(shape, { x: 19_990, y: 15_000 })).toBe(true);
  expect(isShaded(shape, { x: 20_010, y: 15_000 })).toBe(false);
});

test('it leads round a rock, and over a fence, on which nobody ends', () => {
  const rock = reachShape(reachOf(mover, 6000, table(box('rock', 17, 14, 18, 16)), []));
  expect(isShaded(rock, { x: 17_500, y: 15_000 })).toBe(false);
  expect(isShaded(rock, { x: 19_000, y: 15_000 })).toBe(true);
  const fence = reachShape(reachOf(mover, 6000, table(box('fence', 17, 12, 17.4, 18)), []));
  expect(isShaded(fence, { x: 17_200, y: 15_000 })).toBe(false);
  expect(isShaded(fence, { x: 18_500, y: 15_000 })).toBe(true);
});

test('it goes up to friends, and keeps out of contact with enemies', () => {
  const shape = reachShape(reachOf(mover, 5000, table(), [friend(18, 15), foe(12, 15)]));
  expect(isShaded(shape, { x: 18_000 - 1257, y: 15_000 })).toBe(true);
  expect(isShaded(shape, { x: 12_000 + 1275, y: 15_000 })).toBe(false);
  expect(isShaded(shape, { x: 12_000 + 1290, y: 15_000 })).toBe(true);
});

test('what is shaded is accepted, and what is far from it is not: 400 scenes', () => {
  const wrong: string[] = [];
  let [shaded, outside] = [0, 0];
  for (let seed = 0; seed < 400; seed += 1) {
    const { one, rest, field, chance } = sceneOf(seed, 24);
    if (hostileContact(one, rest) >= 0) continue;
    const reach = reachOf(one, 6000, field, rest);
    const shape = reachShape(reach);
    for (let tries = 0; tries < 60; tries += 1) {
      const at = { x: one.x - 7500 + chance(15_001), y: one.y - 7500 + chance(15_001) };
      if (isShaded(shape, at)) {
        shaded += 1;
        const way = wayTo(reach, at);
        if (way === null || pathFault(one, way.path, 6000, field, rest) !== null)
          wrong.push(`${seed}: ${at.x} ${at.y} is shaded`);
      } else if (isFarFrom(shape, at) && hostileContact({ ...at, r: one.r }, rest) < 0) {
        outside += 1;
        // Ways with as many legs as a move may have are hardly ever the only ones, and are not drawn.
        if ((wayTo(reach, at)?.path.length ?? MOST_LEGS) < MOST_LEGS)
          wrong.push(`${seed}: ${at.x} ${at.y} is left out`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(shaded).toBeGreaterThan(2500);
  expect(outside).toBeGreaterThan(2500);
});

/** Whether nothing round the point is shaded either. */
function isFarFrom(shape: ReachShape, { x, y }: Point): boolean {
  const far = 350;
  return [-far, 0, far].every((dx) =>
    [-far, 0, far].every((dy) => !isShaded(shape, { x: x + dx, y: y + dy })),
  );
}

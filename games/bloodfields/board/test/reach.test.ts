import { swiftRandom } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { hostileContact } from '../../rules/geometry/disc.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { fromPolygon } from '../../rules/geometry/polygon.ts';
import type { ReachShape } from '../../rules/geometry/reach-stars.ts';
import { fieldFor } from '../../rules/ground.ts';
import { Scene } from '../../test/scene.ts';
import { game, GAMES, seen } from '../../test/spoken.ts';
import { choicesFor } from '../interaction/choices.ts';
import { shadeOf } from '../plan/reach.ts';
import { NOTHING, selectionFor } from '../plan/selection.ts';
import { lastOf } from '../plan/task.ts';

/** As drawn: inside a star, and in nothing that is cut out. */
function isShaded({ stars, circles, polygons, r }: ReachShape, at: Point): boolean {
  return (
    stars.some((star) => isInside(star, at)) &&
    circles.every(({ x, y, s }) => span(at, { x, y }) > s) &&
    polygons.every((polygon) => fromPolygon(at.x, at.y, polygon) > r)
  );
}

/** Counts the sides that a line to the east crosses. */
function isInside(star: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  let last = star.at(-1);
  for (const corner of star) {
    if (last !== undefined && corner.y > y !== last.y > y) {
      const cross = ((last.x - corner.x) * (y - corner.y)) / (last.y - corner.y) + corner.x;
      if (x < cross) inside = !inside;
    }
    last = corner;
  }
  return inside;
}

/** Whether nothing around a point is shaded either. */
const isFarFrom = (shape: ReachShape, { x, y }: Point): boolean =>
  [-350, 0, 350].every((dx) => [-350, 0, 350].every((dy) => !isShaded(shape, { x: x + dx, y: y + dy })));

test('what is shaded can be dropped on and is accepted, and what is far from it cannot: 1,000 points', () => {
  const wrong: string[] = [];
  let [shaded, outside] = [0, 0];
  for (const { name, play } of GAMES.filter((one) => one.name === 'the Pit' || one.name === 'a melee')) {
    for (const { row, view, seat } of play()) {
      const own = view(seat);
      const { task, settler } = choicesFor(own, seat, selectionFor(own, seat, NOTHING, null));
      if (task?.kind !== 'walk' || settler === null || shaded + outside >= 1000) continue;
      const { disc, allowance, bodies } = task;
      const shape = shadeOf(task, [], fieldFor(own));
      const random = swiftRandom(`shade ${name} ${row}`);
      const near = (middle: number): number =>
        Math.round(middle - allowance * 1.1 + random.int(Math.round(allowance * 2.2)));
      for (let tries = 0; tries < 24; tries += 1) {
        const at = { x: near(disc.x), y: near(disc.y) };
        const { way, move, refusal } = settler.settle(at, { step: 1, snap: 0 });
        const end = lastOf(way);
        const there = end.x === at.x && end.y === at.y && refusal === null;
        if (isShaded(shape, at)) {
          shaded += 1;
          if (!there || game.engine.refuse(own, seat, move) !== null)
            wrong.push(`${name}, row ${row}: ${at.x},${at.y} is shaded`);
        } else if (isFarFrom(shape, at) && hostileContact({ ...at, r: disc.r }, bodies) < 0) {
          outside += 1;
          if (there) wrong.push(`${name}, row ${row}: ${at.x},${at.y} is not`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(shaded).toBeGreaterThan(250);
  expect(outside).toBeGreaterThan(250);
});

test('who is led beyond the edge goes on along it', () => {
  const scene = new Scene('pike 0.63,10; maud 20,5', 'cray 30,25').does('south', 'supports');
  const view = seen(scene, 0);
  const { settler } = choicesFor(view, 0, selectionFor(view, 0, NOTHING, null));
  const settled = settler?.settle({ x: 300, y: 13_000 }, { step: 10, snap: 0 });
  expect([settled?.refusal, settled?.way]).toEqual([null, [{ x: 630, y: 13_000 }]]);
});

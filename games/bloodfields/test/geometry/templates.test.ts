import { describe, expect, test } from 'vitest';
import { arrayDirections, inArray } from '../../rules/geometry/array-template.ts';
import { type Disc, gap } from '../../rules/geometry/disc.ts';
import { cannonLine, onLine, piercingLine, rimPoint } from '../../rules/geometry/line-template.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { coversBase, underTemplate } from '../../rules/geometry/round-template.ts';
import { fromPolygon, type Polygon } from '../../rules/geometry/polygon.ts';
import { pointsOf } from './naive.ts';
import { wrongScenes } from './every.ts';
import { base, box, table } from './scenes.ts';

const LARGE = 1181;

describe('the round template', () => {
  test('lies so that the whole target is under it', () => {
    expect(coversBase(base(10, 10), base(11.87, 10))).toBe(true);
    expect(coversBase(base(10, 10), base(11.872, 10))).toBe(false);
    expect(coversBase(base(10, 10), base(11.3, 10, LARGE))).toBe(true);
    expect(coversBase(base(10, 10), base(11.4, 10, LARGE))).toBe(false);
  });

  test('strikes all it overlaps, nearest to its centre first, and says who is in the inner ring', () => {
    const bases = [
      base(12, 10),
      base(20, 10),
      base(10, 11),
      base(10, 13.13),
      base(10, 13.129),
      base(9, 10, LARGE),
    ];
    expect(underTemplate(base(10, 10), bases)).toEqual([
      { index: 5, distance: 0, inner: true },
      { index: 2, distance: 370, inner: true },
      { index: 0, distance: 1370, inner: false },
      { index: 4, distance: 2499, inner: false },
    ]);
  });

  test('#86 leaves those equally near in the order given: their order is the attacker’s', () => {
    const struck = underTemplate(base(10, 10), [base(10, 12), base(12, 10), base(10, 10.2)]);
    expect(struck.map(({ index, distance }) => [index, distance])).toEqual([
      [2, 0],
      [0, 1370],
      [1, 1370],
    ]);
  });

  test('#79 #159 counts bases only: half off the table or over a rock it strikes as anywhere', () => {
    expect(underTemplate({ x: -1000, y: 10_000 }, [base(0.63, 10)])).toHaveLength(1);
  });

  test('overlooks nobody: 10,000 scenes', () => {
    let struck = 0;
    const wrong = wrongScenes(({ one, other, rest, chance }) => {
      const centre = { x: other.x + chance(6000) - 3000, y: other.y + chance(6000) - 3000 };
      const found = new Map(underTemplate(centre, rest).map((hit) => [hit.index, hit]));
      struck += found.size;
      return [one, ...rest].slice(1, 6).some((disc, at) => {
        const near = Math.min(...pointsOf(disc, 2, 24).map((point) => span(centre, point)));
        const hit = found.get(at);
        if (near < 2500 && hit === undefined) return true;
        if (near > 2500 + 60 && hit !== undefined) return true;
        if (hit === undefined) return false;
        return (near < 1000 && !hit.inner) || (near > 1060 && hit.inner);
      });
    });
    expect(wrong).toEqual([]);
    expect(struck).toBeGreaterThan(5000);
  });
});

describe('a line of damage', () => {
  const shooter = base(5, 10, LARGE);
  const rim = rimPoint(shooter, base(20, 10));

  test('begins at the rim', () => {
    expect(rim).toEqual({ x: 6181, y: 10_000 });
    expect(rimPoint(base(5, 5, 1000), base(8, 9))).toEqual({ x: 5600, y: 5800 });
    expect(rimPoint(base(5, 5), base(5, 5))).toEqual({ x: 5000, y: 5000 });
  });

  test('of a cannon goes on behind the point struck, away from where it was fired', () => {
    expect(cannonLine(rim, base(12, 10), 7000, table())).toEqual({
      x: 12_000,
      y: 10_000,
      ux: 1,
      uy: 0,
      length: 7000,
    });
  });

  test('#81 strikes nobody in front of the point', () => {
    const line = cannonLine(rim, base(12, 10), 7000, table());
    expect(
      onLine(line, shooter, [
        base(10, 10),
        base(11.5, 10),
        base(15, 10.6),
        base(13, 9),
        base(19.6, 10),
        base(19.7, 10),
      ]),
    ).toEqual([
      { index: 1, distance: gap(shooter, base(11.5, 10)) },
      { index: 2, distance: gap(shooter, base(15, 10.6)) },
      { index: 4, distance: gap(shooter, base(19.6, 10)) },
    ]);
  });

  test('is an eighth of an inch wide', () => {
    const line = cannonLine(rim, base(12, 10), 7000, table());
    expect(onLine(line, shooter, [base(15, 10.692)])).toHaveLength(1);
    expect(onLine(line, shooter, [base(15, 10.693)])).toHaveLength(0);
  });

  test('ends at impassable terrain and at the edge, not at a forest', () => {
    const field = table(box('forest', 13, 9, 14, 11), box('rock', 16, 9, 17, 11));
    expect(cannonLine(rim, base(12, 10), 7000, field).length).toBe(4000);
    expect(cannonLine(rim, base(40, 10), 7000, table()).length).toBe(5000);
    expect(piercingLine(shooter, base(20, 10), 18_000, field)).toEqual({
      x: 6181,
      y: 10_000,
      ux: 1,
      uy: 0,
      length: 9819,
    });
  });

  test('#79 has no length from a point in a rock or off the table, and strikes nobody', () => {
    const field = table(box('rock', 16, 9, 17, 11));
    const inside = cannonLine(rim, base(16.5, 10), 7000, field);
    expect(inside.length).toBe(0);
    expect(onLine(inside, shooter, [base(17.5, 10, LARGE)])).toEqual([]);
    expect(cannonLine(rim, base(46, 10), 7000, table()).length).toBe(0);
    expect(cannonLine(rim, rim, 7000, table()).length).toBe(0);
  });

  test('#82 of a piercing shot is as wide and begins at the shooter’s rim', () => {
    const line = piercingLine(shooter, { x: 20_000, y: 10_000 }, 5000, table());
    expect(line).toMatchObject({ x: 6181, length: 5000 });
    expect(
      onLine(line, shooter, [base(8, 10.692), base(8, 10.693), base(11.81, 10), base(11.812, 10)]).map(
        ({ index }) => index,
      ),
    ).toEqual([0, 2]);
  });

  test('brushes past a wall as sight does', () => {
    expect(cannonLine(rim, base(12, 10), 7000, table(box('rock', 14, 9.997, 15, 12))).length).toBe(7000);
    expect(cannonLine(rim, base(12, 10), 7000, table(box('rock', 14, 9.99, 15, 12))).length).toBe(2000);
  });

  test('strikes whoever it overlaps and nobody else, up to the first rock: 10,000 scenes', () => {
    let struck = 0;
    let cut = 0;
    const wrong = wrongScenes(({ one, other, rest, field, chance }) => {
      const length = 2000 + chance(8000);
      const line = piercingLine(one, other, length, field);
      if (line.length < length - 1) cut += 1;
      const found = new Set(onLine(line, one, rest).map(({ index }) => index));
      struck += found.size;
      const at = (along: number): Point => ({ x: line.x + line.ux * along, y: line.y + line.uy * along });
      // The line is in no rock up to its end; if it was cut, a rock or the edge is just behind.
      const { solid } = field;
      for (const part of [0.3, 0.7, 0.999])
        if (solid.some((rock) => depth(at(line.length * part), rock) > 6)) return true;
      const behind = at(line.length + 300);
      const isOff = behind.x < 0 || behind.y < 0 || behind.x > field.width || behind.y > field.height;
      const passed = [6, 60, 300].map((more) => at(line.length + more));
      if (
        line.length < length - 1 &&
        !isOff &&
        !solid.some((rock) => passed.some((point) => depth(point, rock) > 0))
      )
        return true;
      return rest.some((disc, index) => {
        const isUnder = pointsOf(disc, 2, 16).some((point) => {
          const along = (point.x - line.x) * line.ux + (point.y - line.y) * line.uy;
          const across = Math.abs((point.x - line.x) * line.uy - (point.y - line.y) * line.ux);
          return along > 0 && along < line.length && across < 62.5;
        });
        if (isUnder && !found.has(index)) return true;
        const far = distanceToLine(disc, at(0), at(line.length));
        return found.has(index) && far > disc.r + 62.5;
      });
    });
    expect(wrong).toEqual([]);
    expect(struck).toBeGreaterThan(5000);
    expect(cut).toBeGreaterThan(500);
  });
});

const depth = ({ x, y }: Point, polygon: Polygon): number => -fromPolygon(x, y, polygon);

function distanceToLine(disc: Disc, a: Point, b: Point): number {
  const steps = 60;
  let least = Infinity;
  for (let step = 0; step <= steps; step += 1)
    least = Math.min(
      least,
      Math.hypot(a.x + ((b.x - a.x) * step) / steps - disc.x, a.y + ((b.y - a.y) * step) / steps - disc.y),
    );
  return least - span(a, b) / steps;
}

describe('the array template', () => {
  const shooter = base(20, 15, LARGE);

  test('reaches eight inches from the rim, 22.5 degrees to either side', () => {
    const at = (degrees: number, far: number): Disc =>
      base(20 + Math.cos((degrees * Math.PI) / 180) * far, 15 + Math.sin((degrees * Math.PI) / 180) * far, 1);
    expect(
      inArray(shooter, 0, [
        at(0, 9.17),
        at(0, 9.19),
        at(22, 5),
        at(-22, 5),
        at(23, 5),
        at(-23, 5),
        at(180, 5),
      ]),
    ).toEqual([0, 2, 3]);
    expect(inArray(shooter, 90, [at(90, 9.17), at(68, 5), at(113, 5)])).toEqual([0, 1]);
  });

  test('strikes a base it overlaps with any part', () => {
    expect(inArray(shooter, 0, [base(29.8, 15), base(29.82, 15)])).toEqual([0]);
    expect(inArray(shooter, 0, [base(25, 17.7), base(25, 17.8)])).toEqual([0]);
  });

  test('#84 is laid in directions that strike somebody, one for each set of bases', () => {
    const directions = arrayDirections(shooter, [base(25, 15), base(25, 18), base(45, 15)]);
    const sets = directions.map((direction) =>
      inArray(shooter, direction, [base(25, 15), base(25, 18), base(45, 15)]).join(),
    );
    expect(sets.toSorted()).toEqual(['0', '0,1', '1']);
    expect(arrayDirections(shooter, [base(45, 15)])).toEqual([]);
  });

  test('strikes whoever it overlaps and nobody else: 10,000 scenes', () => {
    let struck = 0;
    const wrong = wrongScenes(({ one, rest, chance }) => {
      const direction = chance(360);
      const found = new Set(inArray(one, direction, rest));
      struck += found.size;
      const angle = (direction * Math.PI) / 180;
      const isIn = ({ x, y }: Point, spare: number): boolean => {
        const far = Math.hypot(x - one.x, y - one.y);
        const along = (x - one.x) * Math.cos(angle) + (y - one.y) * Math.sin(angle);
        const wide = (22.5 * Math.PI) / 180 + spare / far;
        return far > one.r - spare && far < one.r + 8000 + spare && along > far * Math.cos(wide);
      };
      return rest.some((disc, index) => {
        const points = pointsOf(disc, 2, 24);
        if (!found.has(index)) return points.some((point) => isIn(point, -1));
        return !points.some((point) => isIn(point, disc.r * 0.3));
      });
    });
    expect(wrong).toEqual([]);
    expect(struck).toBeGreaterThan(5000);
  });
});

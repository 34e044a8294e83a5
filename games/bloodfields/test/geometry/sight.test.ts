import { describe, expect, test } from 'vitest';
import type { Disc } from '../../rules/geometry/disc.ts';
import { segmentIn, type Polygon } from '../../rules/geometry/polygon.ts';
import { blockerOf, lineOfSight, pointDisc, sees } from '../../rules/geometry/sight.ts';
import { cornersOf, deepest, pointsOf } from './naive.ts';
import { wrongScenes } from './every.ts';
import { base, box, table } from './scenes.ts';

/** Whether a free segment joins any of many points of both bases. */
function sampledLine(a: Disc, b: Disc, polygons: readonly Polygon[], spokes: number): boolean {
  const to = pointsOf(b, 1, spokes);
  return pointsOf(a, 1, spokes).some((p) =>
    to.some((q) => !polygons.some((polygon) => segmentIn(p.x, p.y, q.x, q.y, polygon, 0))),
  );
}

describe('a line of sight', () => {
  test('goes from base to base over open ground', () => {
    expect(lineOfSight(base(5, 5), base(15, 5), table())).toEqual({
      ax: 5630,
      ay: 5000,
      bx: 14_370,
      by: 5000,
    });
  });

  test('is blocked by a rock that hides the whole base, and the rock is named', () => {
    const field = table(box('rock', 9, 3, 11, 7), box('building', 12, 3, 13, 7));
    expect(sees(base(5, 5), base(15, 5), field)).toBe(false);
    expect(blockerOf(base(5, 5), base(15, 5), field)?.id).toBe('rock');
    expect(blockerOf(base(15, 5), base(5, 5), field)?.id).toBe('building');
    expect(blockerOf(base(5, 8), base(15, 8), field)).toBeNull();
  });

  test('is found past the corner of a rock that hides the centre', () => {
    const field = table(box('rock', 9, 3, 11, 5.5));
    expect(blockerOf(base(5, 5), base(15, 5), field)?.id).toBe('rock');
    expect(sees(base(5, 5), base(15, 5), field)).toBe(true);
  });

  test('is not blocked by other units, forest, ruins, fences or the edge', () => {
    const field = table(
      box('forest', 8, 3, 9, 7),
      box('ruins', 10, 3, 12, 7),
      box('fence', 13, 3, 13.4, 7),
      box('swamp', 14, 0, 15, 9),
      box('high', 16, 3, 17, 6),
    );
    expect(sees(base(5, 0.63), base(20, 0.63), field)).toBe(true);
    expect(sees(base(5, 5), base(20, 5), field)).toBe(true);
  });

  test('goes along a wall and through the crack between two buildings', () => {
    expect(
      sees(
        pointDisc({ x: 5000, y: 3000 }),
        pointDisc({ x: 15_000, y: 3000 }),
        table(box('rock', 9, 3, 11, 7)),
      ),
    ).toBe(true);
    const crack = table(box('building', 9, 0, 11, 5, 'b1'), box('building', 9, 5.001, 11, 10, 'b2'));
    expect(sees(base(5, 5), base(15, 5), crack)).toBe(true);
    expect(
      sees(
        base(5, 5),
        base(15, 5),
        table(box('building', 9, 0, 11, 5, 'b1'), box('building', 9, 4.98, 11, 10, 'b2')),
      ),
    ).toBe(false);
  });

  test('#80 from a point to a point is that line alone', () => {
    const field = table(box('rock', 9, 3, 11, 5.5));
    expect(sees(pointDisc({ x: 5000, y: 5000 }), pointDisc({ x: 15_000, y: 5000 }), field)).toBe(false);
    expect(sees(pointDisc({ x: 5000, y: 5600 }), pointDisc({ x: 15_000, y: 5600 }), field)).toBe(true);
    expect(sees(pointDisc({ x: 5000, y: 5000 }), base(15, 5.8), field)).toBe(true);
  });

  test('#112 is not cut off by the edge of the table', () => {
    expect(sees(base(0.63, 0.63), base(44.37, 0.63), table())).toBe(true);
  });

  test('is never overlooked, and is free where it is found: 10,000 scenes', () => {
    let hidden = 0;
    let bent = 0;
    const wrong = wrongScenes(({ one, other, field }) => {
      const line = lineOfSight(one, other, field);
      if (line === null) {
        hidden += 1;
        return sampledLine(one, other, field.opaque, 64);
      }
      if (blockerOf(one, other, field) === null) return false;
      bent += 1;
      const a = { x: line.ax, y: line.ay };
      const b = { x: line.bx, y: line.by };
      if (
        Math.hypot(a.x - one.x, a.y - one.y) > one.r + 1 ||
        Math.hypot(b.x - other.x, b.y - other.y) > other.r + 1
      )
        return true;
      return field.opaque.some((polygon) => deepest(a, b, cornersOf(polygon)) > 6);
    });
    expect(wrong).toEqual([]);
    expect(hidden).toBeGreaterThan(500);
    expect(bent).toBeGreaterThan(200);
  });

  test('goes both ways: who sees is seen along the same line, in 10,000 scenes', () => {
    const wrong = wrongScenes(({ one, other, field }) => {
      const there = lineOfSight(one, other, field);
      const back = lineOfSight(other, one, field);
      if (there === null || back === null) return there !== back;
      return there.ax !== back.bx || there.ay !== back.by || there.bx !== back.ax || there.by !== back.ay;
    });
    expect(wrong).toEqual([]);
  });
});

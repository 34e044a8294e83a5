import { describe, expect, test } from 'vitest';
import {
  discIn,
  discNear,
  fromPolygon,
  polygonOf,
  segmentIn,
  sweptIn,
} from '../../rules/geometry/polygon.ts';
import { cornersOf, deepest, outside } from './naive.ts';
import { base, box, chanceOf, oneOf, wildField } from './scenes.ts';

const ROCK = polygonOf(box('rock', 10, 10, 13, 12));

describe('a piece of terrain', () => {
  test('has convex corners counter-clockwise, or it is a mistake', () => {
    const { corners } = ROCK.piece;
    expect(() => polygonOf({ id: 'odd', kind: 'rock', corners: corners.toReversed() })).toThrow('odd');
    expect(() =>
      polygonOf({
        id: 'bent',
        kind: 'rock',
        corners: [
          [0, 0],
          [9, 0],
          [3, 3],
          [0, 9],
        ],
      }),
    ).toThrow('bent');
  });

  test('is entered by a base that overlaps it by more than 5 mil, not by one that touches it', () => {
    expect(discIn({ x: 11_000, y: 10_000 - 630, r: 630 }, ROCK)).toBe(false);
    expect(discIn({ x: 11_000, y: 10_000 - 625, r: 630 }, ROCK)).toBe(false);
    expect(discIn({ x: 11_000, y: 10_000 - 624, r: 630 }, ROCK)).toBe(true);
    expect(discIn(base(11, 11), ROCK)).toBe(true);
    expect(discIn(base(9.6, 9.6), ROCK)).toBe(true);
    expect(discIn(base(9.5, 9.5), ROCK)).toBe(false);
  });

  test('is near a base up to the range', () => {
    expect(discNear(base(11, 8.37), ROCK, 1000)).toBe(true);
    expect(discNear(base(11, 8.369), ROCK, 1000)).toBe(false);
  });

  test('is cut by a segment through its middle, not by one along its side', () => {
    expect(segmentIn(9000, 11_000, 14_000, 11_000, ROCK, 0)).toBe(true);
    expect(segmentIn(9000, 10_000, 14_000, 10_000, ROCK, 0)).toBe(false);
    expect(segmentIn(9000, 10_004, 14_000, 10_004, ROCK, -5)).toBe(false);
    expect(segmentIn(9000, 10_006, 14_000, 10_006, ROCK, -5)).toBe(true);
    expect(segmentIn(11_000, 11_000, 11_100, 11_000, ROCK, 0)).toBe(true);
  });

  test('agrees with slow geometry on distances, cuts and swept bases', () => {
    const wrong: string[] = [];
    let cuts = 0;
    let hits = 0;
    for (let seed = 0; seed < 500; seed += 1) {
      const chance = chanceOf(seed);
      const polygon = oneOf(wildField(seed % 20).pieces, chance);
      const corners = cornersOf(polygon);
      const near = (): { x: number; y: number } => ({
        x: polygon.x0 - 2000 + chance(polygon.x1 - polygon.x0 + 4000),
        y: polygon.y0 - 2000 + chance(polygon.y1 - polygon.y0 + 4000),
      });
      const a = near();
      const b = near();
      if (Math.abs(fromPolygon(a.x, a.y, polygon) - outside(a, corners)) > 0.01)
        wrong.push(`${seed} distance`);
      const depth = deepest(a, b, corners);
      const grow = chance(400) - 200;
      // Grown polygons have pointed corners, so only shrunk ones are compared.
      if (grow <= 0 && Math.abs(depth + grow) > 0.01) {
        const cut = segmentIn(a.x, a.y, b.x, b.y, polygon, grow);
        if (cut) cuts += 1;
        if (cut !== depth > -grow) wrong.push(`${seed} cut`);
      }
      if (Math.abs(depth + 625) > 0.01) {
        const hit = sweptIn(a.x, a.y, b.x, b.y, 630, polygon);
        if (hit) hits += 1;
        if (hit !== depth > -625) wrong.push(`${seed} swept`);
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(cuts, hits)).toBeGreaterThan(50);
  });
});

import { describe, expect, test } from 'vitest';
import { type Disc, touching } from '../../rules/geometry/disc.ts';
import type { Field } from '../../rules/geometry/field.ts';
import { hardPlaces } from '../../rules/geometry/hard-charge.ts';
import { span } from '../../rules/geometry/point.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { wrongScenes } from './every.ts';
import { base, box, table } from './scenes.ts';

const charger = base(5, 5);
const target = base(13, 5);
const places = (field: Field, ...others: Disc[]): unknown => hardPlaces(charger, target, field, others);

describe('the place of a hard charge', () => {
  test('#90 is the nearest in contact, whatever lies between', () => {
    expect(places(table(box('forest', 7, 2, 10, 8)), base(9, 5))).toEqual([{ x: 11_740, y: 5000 }]);
  });

  test('is the nearest unoccupied one, not another, as pictured', () => {
    const [place, ...more] = hardPlaces(charger, target, table(), [base(11.74, 5.2)]);
    expect(more).toEqual([]);
    expect(place?.y).toBeLessThan(4200);
  });

  test('is the charger’s choice where two are equally near', () => {
    const two = hardPlaces(charger, target, table(), [base(11.74, 5)]);
    expect(two.map(({ y }) => y).toSorted((a, b) => a - b)).toEqual([3909, 6091]);
    expect(new Set(two.map(({ x }) => x)).size).toBe(1);
  });

  test('may be in a forest, not on a rock, a fence, a wall or off the table', () => {
    expect(places(table(box('forest', 11, 4, 12, 6)))).toEqual([{ x: 11_740, y: 5000 }]);
    for (const kind of ['rock', 'fence'] as const)
      expect(places(table(box(kind, 11, 4.9, 11.5, 5.1)))).not.toContainEqual({ x: 11_740, y: 5000 });
    const low = hardPlaces(base(5, 0.63), base(13, 0.63), table(), [base(11.74, 0.63)]);
    expect(low).toHaveLength(1);
    expect(low[0]?.y).toBeGreaterThan(1000);
  });

  test('is nowhere if others and terrain fill the space round the target, as pictured', () => {
    const ring = [0, 60, 120, 180, 240].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return base(13 + Math.cos(angle) * 1.27, 5 + Math.sin(angle) * 1.27);
    });
    expect(places(table(), ...ring)).not.toEqual([]);
    expect(places(table(box('rock', 13.2, 2, 15, 4.3)), ...ring)).toEqual([]);
  });

  test('is never farther than any other place in contact, legal and in contact: 10,000 scenes', () => {
    let crowded = 0;
    let none = 0;
    const wrong = wrongScenes(({ one, other, field, rest }) => {
      if (touching(one, other)) return false;
      const found = hardPlaces(one, other, field, rest);
      const [first] = found;
      const best = bruteBest(one, other, field, rest);
      if (first === undefined) {
        none += 1;
        return best < Infinity;
      }
      const lengths = found.map((place) => span(one, place));
      if (Math.min(...lengths) > span(one, other) - one.r - other.r + 2) crowded += 1;
      return (
        Math.max(...lengths) - Math.min(...lengths) > 1 ||
        Math.max(...lengths) > best + 2 ||
        found.some(({ x, y }) => {
          const at = { x, y, r: one.r };
          return !touching(at, other) || !legalSpot(at, field, [...rest, other]);
        })
      );
    });
    expect(wrong).toEqual([]);
    expect(crowded).toBeGreaterThan(1000);
    expect(none).toBeGreaterThan(10);
  });
});

/** The distance to the nearest of many places round the target that are in contact and overlap nothing at all. */
function bruteBest(a: Disc, t: Disc, field: Field, others: readonly Disc[]): number {
  let best = Infinity;
  for (let step = 0; step < 1440; step += 1) {
    const angle = (Math.PI * 2 * step) / 1440;
    const at = { x: t.x + Math.cos(angle) * (a.r + t.r), y: t.y + Math.sin(angle) * (a.r + t.r), r: a.r + 5 };
    const far = span(a, at);
    if (far < best && legalSpot(at, field, others)) best = far;
  }
  return best;
}

import { describe, expect, it } from 'vitest';
import { scatterOdds } from '../../rules/odds/scatter-odds.ts';

const TEMPLATE = 2.5;
const SMALL = 0.63;
const LARGE = 1.181;

describe('a shot that scatters', () => {
  it.each([
    [-2, 5],
    [-1, 4],
    [0, 3],
    [1, 2],
  ])('at a modifier of %i still covers the unit under its centre %i times of 6', (modifier, times) => {
    expect(scatterOdds(modifier, 0, TEMPLATE + SMALL)).toBeCloseTo(times / 6, 12);
    expect(scatterOdds(modifier, 0, TEMPLATE + LARGE)).toBeCloseTo(times / 6, 12);
  });

  it('covers a mere point there less often: 3 inches are more than the template’s radius', () => {
    expect(scatterOdds(0, 0, TEMPLATE)).toBeCloseTo(2 / 6, 12);
  });

  it('is as angles measured by the machine say', () => {
    for (const [modifier, distance] of [
      [0, 1.5],
      [-1, 2.25],
      [1, 3.9],
      [0, 6],
    ] as const) {
      let covered = 0;
      for (const astray of [0, ...[2, 3, 4, 5].map((number) => Math.max(0, number + modifier))]) {
        for (let degree = 0; degree < 360; degree++) {
          const angle = (degree * Math.PI) / 180;
          const away = Math.hypot(distance - astray * Math.cos(angle), astray * Math.sin(angle));
          if (away <= TEMPLATE + SMALL) covered += 1 / 360;
        }
      }
      expect(scatterOdds(modifier, distance, TEMPLATE + SMALL)).toBeCloseTo(covered / 6, 9);
    }
  });

  it('may bring a shot to somebody out of its reach', () => {
    expect(scatterOdds(0, 5, TEMPLATE + SMALL)).toBeGreaterThan(0);
    expect(scatterOdds(0, 9, TEMPLATE + SMALL)).toBe(0);
  });
});

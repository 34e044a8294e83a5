import { describe, expect, test } from 'vitest';
import {
  distance,
  fullyWithin,
  gap,
  hostileContact,
  overlaps,
  touching,
  within,
} from '../../rules/geometry/disc.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import { wrongScenes } from './every.ts';
import { base, foe, friend } from './scenes.ts';

const at = (x: number, r = 630): ReturnType<typeof base> => ({ x, y: 0, r });

describe('bases', () => {
  test('are as far apart as their rims', () => {
    expect(gap(base(0, 0), base(3, 4))).toBe(5000 - 1260);
    expect(distance(base(0, 0), base(3, 4))).toBe(3740);
    expect(gap(base(0, 0), base(1, 0))).toBe(-260);
    expect(distance(base(0, 0), base(1, 0))).toBe(0);
  });

  test('touch up to a gap of 20 mil', () => {
    expect(touching(at(0), at(1280))).toBe(true);
    expect(touching(at(0), at(1281))).toBe(false);
  });

  test('are within a range with one mil to spare', () => {
    expect(within(at(0), at(1260 + 3001), 3000)).toBe(true);
    expect(within(at(0), at(1260 + 3002), 3000)).toBe(false);
  });

  test('are fully within a range with their far rim', () => {
    expect(fullyWithin(at(0, 1181), at(1181 + 3001 - 630), 3000)).toBe(true);
    expect(fullyWithin(at(0, 1181), at(1181 + 3002 - 630), 3000)).toBe(false);
    expect(fullyWithin(at(0, 630), at(0, 1181), 300)).toBe(false);
  });

  test('overlap when they share more than 5 mil', () => {
    expect(overlaps(at(0), at(1255))).toBe(false);
    expect(overlaps(at(0), at(1254))).toBe(true);
  });

  test('are in contact with the first hostile one', () => {
    expect(hostileContact(base(0, 0), [friend(1.26, 0), foe(0, 3), foe(0, 1.28), foe(-1.27, 0)])).toBe(2);
    expect(hostileContact(base(0, 0), [friend(1.26, 0), foe(0, 3)])).toBe(-1);
  });

  test('touch, overlap and are within a range of each other either way round', () => {
    let contacts = 0;
    const wrong = wrongScenes(({ one, rest }) =>
      rest.some((other) => {
        if (touching(one, other)) contacts += 1;
        return (
          touching(one, other) !== touching(other, one) ||
          touching(one, other) !== gap(other, one) <= 20 ||
          within(one, other, 4000) !== within(other, one, 4000) ||
          overlaps(one, other) !== overlaps(other, one)
        );
      }),
    );
    expect(wrong).toEqual([]);
    expect(contacts).toBeGreaterThan(1000);
  });
});

test('places are whole mil and never -0', () => {
  expect(Object.is(toMil(-0.3), 0)).toBe(true);
  expect(toMil(-1.5)).toBe(-1);
  expect(toMil(2.5)).toBe(3);
});

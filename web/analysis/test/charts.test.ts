import type { JudgedDraw } from '@sanguine/bots';
import { apart } from '@sanguine/ui/result/lines.ts';
import { describe, expect, test } from 'vitest';
import { chanceAt, emblemPlaces, everyFor, placeOf, roundsOf, xOf, yOf } from '../curve/geometry.ts';
import { extremes, feltBy } from '../luck/extremes.ts';
import { luckBars, stepFor } from '../luck/geometry.ts';
import { digits, signed } from '../points.ts';
import { duel } from './analysis-of.ts';

const { curve } = duel(0, 0);
const PLOT = { width: 400, height: 200, left: 40, right: 60, top: 20, bottom: 30 };

const drawn = (row: number, luck: number): JudgedDraw => ({
  row,
  round: 1,
  seat: 0,
  luck: [luck, -luck],
  error: 0.1,
  drawn: 1,
  words: { en: `row ${row}`, ja: `${row}行目` },
});

describe('the curve', () => {
  test('reaches from the left to the right and from nothing to certainty', () => {
    expect([xOf(PLOT, 3, 0), xOf(PLOT, 3, 3)]).toEqual([40, 340]);
    expect([yOf(PLOT, 0), yOf(PLOT, 100)]).toEqual([170, 20]);
  });

  test('a row lies within its turn, and the last at the end', () => {
    expect([1, 10, 11, 30].map((row) => placeOf(curve, row))).toEqual([0.05, 0.95, 1.05, 2.95]);
    expect(placeOf(curve, 0)).toBe(0);
    expect(placeOf(curve, 99)).toBe(3);
  });

  test('a chance between two turns is between theirs', () => {
    expect(chanceAt(curve, 0, 1.5)).toBe(50);
    expect(chanceAt(curve, 1, 3)).toBe(0);
  });

  test('rounds span their turns', () => {
    expect(roundsOf(curve)).toEqual([
      { label: 1, from: 0, to: 2 },
      { label: 2, from: 2, to: 3 },
    ]);
    const uncounted = curve.map((point) => ({ ...point, round: null }));
    expect(roundsOf(uncounted).map(({ label }) => label)).toEqual([1, 2, 3]);
  });

  test('no more rounds are numbered than there is room for', () => {
    expect([everyFor(12, 800), everyFor(40, 300), everyFor(0, 0)]).toEqual([1, 4, 1]);
  });

  test('labels at the ends keep apart, and those that have room stay where they are', () => {
    expect(apart([10, 100, 98, 100], 100, 20)).toEqual([10, 80, 60, 100]);
    expect(apart([10, 15], 100, 20)).toEqual([10, 30]);
  });

  test('emblems stand where their lines are apart', () => {
    const long = Array.from({ length: 21 }, (_, turn) => ({
      row: turn,
      round: 1,
      turn: 0,
      chances: turn === 10 ? [90, 10] : [50, 50],
    }));
    expect(emblemPlaces(long, PLOT, 20)).toEqual([10, 10]);
  });
});

describe('luck', () => {
  const felt = feltBy([drawn(2, 3), drawn(4, -5), drawn(12, 0), drawn(25, 1)], 0);

  test('the luckiest and unluckiest are named, the greatest first', () => {
    const { best, worst } = extremes(felt, 2);
    expect(best.map(({ luck }) => luck)).toEqual([3, 1]);
    expect(worst.map(({ luck }) => luck)).toEqual([-5]);
    expect(extremes(feltBy([drawn(2, 3)], 1)).best).toEqual([]);
  });

  test('draws of one turn share its width, in order', () => {
    const bars = luckBars(curve, felt, PLOT);
    expect(bars).toHaveLength(4);
    const [first, second, third] = bars.map(({ x, width }) => x + width / 2);
    expect([first, second, third]).toEqual([65, 115, 190]);
  });

  test('the scale has at most three steps', () => {
    expect([stepFor(0.5), stepFor(5.2), stepFor(11), stepFor(90)]).toEqual([1, 2, 4, 50]);
  });
});

test('points are signed as they are printed', () => {
  expect([signed(3.61), signed(-5.2), signed(0.04), signed(-0.04), digits(-12.4, 0)]).toEqual([
    '+3.6',
    '\u22125.2',
    '0.0',
    '0.0',
    '\u221212',
  ]);
});

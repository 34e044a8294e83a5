import { describe, expect, test } from 'vitest';
import { type Cue, GESTURES } from '../gesture.ts';
import { AFTERGLOW, DURATIONS, inTurn, LATEST_MS, lengthOf, stilled } from '../timing.ts';

type Told = Cue<string, string>;

const step = (from: string, to: string, steps = 1): Told => ({
  gesture: 'travel',
  seat: 0,
  piece: 'swords',
  way: [from, to],
  steps,
});
const lost: Told = { gesture: 'lose', seat: 1, piece: 'castle', place: 'b' };
const won: Told = { gesture: 'gain', seat: 0, place: 'b', by: 3, of: null };

describe('one after another', () => {
  test('the next begins when who travels has arrived, and before the rest is over', () => {
    const [first, second, third] = inTurn([step('a', 'b'), lost, won]);
    expect(first).toMatchObject({ at: 0, ms: DURATIONS.travel });
    expect(second).toMatchObject({ at: DURATIONS.travel, ms: DURATIONS.lose });
    expect(third?.at).toBeGreaterThan(DURATIONS.travel);
    expect(third?.at).toBeLessThan(DURATIONS.travel + DURATIONS.lose);
  });

  test('a long way takes no longer than half a second', () => {
    expect(inTurn([step('a', 'z', 12)])).toMatchObject([{ ms: 500 }]);
  });

  test('however much happens in a row, its last gesture begins in time', () => {
    const row = inTurn(Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? step('a', 'b') : won)));
    expect(row.at(-1)?.at).toBeLessThanOrEqual(LATEST_MS);
    expect(row.map(({ at }) => at)).toEqual(row.map(({ at }) => at).toSorted((one, other) => one - other));
    expect(lengthOf(row)).toBeLessThanOrEqual(LATEST_MS + DURATIONS.gain);
  });

  test('a mark is counted as long as it stays', () => {
    expect(lengthOf(inTurn([step('a', 'b')]))).toBe(DURATIONS.travel + (AFTERGLOW.travel ?? 0));
    expect(lengthOf([])).toBe(0);
  });
});

describe('with motion off', () => {
  test('ways, comings and goings become outlines, each place once; numbers stay', () => {
    const still = stilled<string, string>([step('a', 'b'), lost, won, { gesture: 'roll' }]);
    expect(still.map((cue) => [cue.gesture, 'place' in cue ? cue.place : null])).toEqual([
      ['pulse', 'a'],
      ['pulse', 'b'],
      ['gain', 'b'],
      ['roll', null],
    ]);
    expect(still.every(({ at }) => at === 0)).toBe(true);
  });
});

test('only what is read takes longer than a second', () => {
  expect(GESTURES.filter((gesture) => DURATIONS[gesture] > 1000)).toEqual(['gain', 'pay', 'roll']);
});

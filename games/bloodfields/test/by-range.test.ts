import { describe, expect, test } from 'vitest';
import { UNIT_KINDS } from '../content/units/kinds.ts';
import { attackForecast } from '../rules/forecast.ts';
import { damageByRange, farthest, rangeBands } from '../rules/forecast/by-range.ts';
import { Scene } from './scene.ts';

const bare = (kind: (typeof UNIT_KINDS)[number]) => ({ kind, items: [] });
const bandsFor = (skill: string, ...args: Parameters<typeof rangeBands>) =>
  rangeBands(...args).find((one) => one.skill === skill)?.bands ?? [];

describe('damage by range', () => {
  test('a long gun has one die more within half of its 18 inches', () => {
    const [near, far, ...more] = bandsFor('long-gun', bare('maud'), bare('tobren'));
    expect(more).toEqual([]);
    expect([near?.from, near?.to, far?.from, far?.to]).toEqual([1000, 9000, 10_000, 18_000]);
    expect(near?.mean).toBeGreaterThan(far?.mean ?? 0);
  });

  test('it is what a forecast at the table says', () => {
    const scene = new Scene('maud 10,15', 'tobren 18,15');
    const [gun] = damageByRange(bare('maud'), bare('tobren'), [8000 - 630 - 787]);
    const told = attackForecast(scene.state, scene.id('maud'), scene.id('tobren'), 'long-gun');
    expect(gun?.at[0]?.mean).toBeCloseTo(told.mean, 12);
    expect(gun?.at[0]?.kill).toBeCloseTo(told.kill, 12);
  });

  test('a sword needs contact, a reach a little less, and what costs Inspire is paid for', () => {
    expect(bandsFor('marshals-sword', bare('orlen'), bare('cray')).map(({ to }) => to)).toEqual([0]);
    expect(bandsFor('over-the-rim-spear', bare('tobren'), bare('cray')).at(-1)?.to).toBe(2000);
    expect(bandsFor('judgement', bare('orlen'), bare('cray'))).toHaveLength(1);
  });

  test('a token to spare helps, and a spell counts with its test', () => {
    const [plain] = damageByRange(bare('orlen'), bare('cray'), [0]);
    const [inspired] = damageByRange(bare('orlen'), bare('cray'), [0], 1);
    expect(inspired?.at[0]?.mean).toBeGreaterThan(plain?.at[0]?.mean ?? Infinity);
    expect(bandsFor('searing-ray', bare('ilmane'), bare('cray')).at(-1)?.to).toBe(12_000);
    const schooled = { kind: 'ilmane', items: ['battle'] } as const;
    expect(bandsFor('annihilate', schooled, bare('cray')).at(-1)?.to).toBe(10_000);
  });

  test('every attack of every unit can be made at some distance', () => {
    for (const kind of UNIT_KINDS) {
      const distances = [0, 1000, 4000, 10_000, 14_000, farthest(bare(kind))];
      for (const { skill, at } of damageByRange(bare(kind), bare('pike'), distances))
        expect({ kind, skill, some: at.some((one) => one !== null && one.mean > 0) }).toMatchObject({ some: true });
    }
  });
});

import { describe, expect, test } from 'vitest';
import { UNITS } from '../content/units/index.ts';
import type { UnitKind } from '../content/units/kinds.ts';
import type { ItemId } from '../content/item-ids.ts';
import { attackForecast } from '../rules/forecast.ts';
import { type DamageByRange, damageByRange } from '../rules/forecast/by-range.ts';
import { Scene } from './scene.ts';

const unit = (kind: UnitKind, ...items: ItemId[]) => ({ kind, items });
const bandsOf = (skill: string, found: readonly DamageByRange[]) =>
  found.find((one) => one.skill === skill)?.bands ?? [];
const inchesOf = (skill: string, found: readonly DamageByRange[]) =>
  bandsOf(skill, found).map(({ from, to }) => [from / 1000, to / 1000]);

describe('damage by range', () => {
  test('a long gun has one die more within half of its 18 inches', () => {
    const found = damageByRange(unit('maud'), [{ armour: 1 }, { armour: 3 }]);
    expect(inchesOf('long-gun', found)).toEqual([
      [1, 9],
      [10, 18],
    ]);
    const [near, far] = bandsOf('long-gun', found);
    expect(near?.means[0]).toBeGreaterThan(far?.means[0] ?? Infinity);
    expect(near?.means[0]).toBeGreaterThan(near?.means[1] ?? Infinity);
  });

  test('it is what a forecast at the table says', () => {
    const scene = new Scene('maud 10,15', 'tobren 18,15');
    const [{ bands } = { bands: [] }] = damageByRange(unit('maud'), [unit('tobren')]).filter(
      ({ skill }) => skill === 'long-gun',
    );
    const told = attackForecast(scene.state, scene.id('maud'), scene.id('tobren'), 'long-gun');
    expect(bands[0]?.means[0]).toBeCloseTo(told.mean, 12);
  });

  test('a sword needs contact, a reach a little less, a spell counts with its test', () => {
    expect(inchesOf('judgement', damageByRange(unit('orlen'), [{ armour: 1 }]))).toEqual([[0, 0]]);
    expect(inchesOf('over-the-rim-spear', damageByRange(unit('tobren'), [{ armour: 1 }]))).toEqual([
      [0, 0],
      [1, 2],
    ]);
    const found = damageByRange(unit('ilmane', 'battle'), [{ armour: 1 }]);
    expect(inchesOf('searing-ray', found).at(-1)?.[1]).toBe(12);
    expect(inchesOf('annihilate', found).at(-1)?.[1]).toBe(10);
  });

  test('every attack of every unit comes to something somewhere', () => {
    const idle = UNITS.flatMap(({ kind, skills }) => {
      const found = damageByRange(unit(kind), [{ armour: 1 }]);
      const attacks = skills.filter(({ type }) => type === 'attack');
      return attacks.map(({ id }) => id).filter((id) => bandsOf(id, found).length === 0);
    });
    expect(idle).toEqual([]);
  });
});

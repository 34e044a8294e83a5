import { describe, expect, test } from 'vitest';
import { unsavedChances, unsavedOf } from '../../bot/hit-table.ts';
import { attackOdds } from '../../rules/odds/attack-odds.ts';
import { PLAIN_ATTACK } from '../../rules/odds/attack-query.ts';

const ROLL = { dice: 4, mastery: 4, spends: false, armour: 1, guarded: false, critical: false };

describe('the table of unsaved hits', () => {
  test.each([
    ROLL,
    { ...ROLL, dice: 6, mastery: 5, armour: 3 },
    { ...ROLL, mastery: 3, guarded: true },
    { ...ROLL, dice: 3, armour: 2, critical: true },
  ])('says what the exact odds say where nobody has a choice: %o', (roll) => {
    const exact = attackOdds({
      ...PLAIN_ATTACK,
      dice: roll.dice,
      mastery: roll.mastery,
      armour: roll.armour,
      hp: 12,
      cover: roll.guarded,
      critical: roll.critical,
      value: Array.from({ length: 13 }, (_, damage) => damage),
    });
    for (const [hits, chance] of unsavedChances(roll).entries())
      expect(chance).toBeCloseTo(exact.damage[hits] ?? 0, 9);
  });

  test('a token turns Inspire icons into hits', () => {
    const mean = (spends: boolean): number =>
      unsavedChances({ ...ROLL, spends }).reduce((sum, chance, hits) => sum + chance * hits, 0);
    expect(mean(false)).toBeCloseTo(0.96, 2);
    expect(mean(true)).toBeCloseTo(1.66, 2);
  });

  test('hits that are received are saved by the same dice', () => {
    expect(unsavedOf(1, 0, false)).toEqual([1 / 8, 7 / 8]);
    expect(unsavedOf(1, 1, true)).toEqual([6 / 8, 2 / 8]);
  });
});

import { describe, expect, it } from 'vitest';
import { attackOdds } from '../../rules/odds/attack-odds.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../../rules/odds/attack-query.ts';
import { testOdds } from '../../rules/odds/test-odds.ts';
import { chargeTest, magicTest, moraleTest } from '../../rules/odds/test-query.ts';

// The tables by which units were priced, to their printed digits.

const HP = 20;
const LINEAR = Array.from({ length: HP + 1 }, (_, damage) => damage);

const printed = (number: number, digits: number): string => number.toFixed(digits).replace(/^0/, '');

/** How far the average unsaved hits against armour 0, 1, 2, 3 are from a row of the table. */
function off(row: string, more: Partial<AttackQuery>): number {
  const query = { ...PLAIN_ATTACK, hp: HP, value: LINEAR, ...more };
  const gaps = row
    .split('/')
    .map((wanted, armour) => Math.abs(attackOdds({ ...query, armour }).mean - Number(wanted)));
  return gaps.length === 4 ? Math.max(...gaps) : Number.NaN;
}

/** Half a printed digit: the table rounds halves now up, now down. */
const HALF = 0.005 + 1e-12;

describe('unsaved hits on average', () => {
  it.each([
    [2, '.44/.26/.25/.25', '.82/.50/.47/.47', '.88/.54/.50/.50'],
    [3, '.66/.40/.38/.38', '1.16/.73/.67/.66', '1.31/.85/.76/.75'],
    [4, '.88/.55/.50/.50', '1.47/.96/.85/.84', '1.75/1.19/1.02/1.00'],
    [5, '1.09/.71/.63/.63', '1.76/1.19/1.03/1.01', '2.19/1.54/1.30/1.26'],
    [6, '1.31/.87/.76/.75', '2.03/1.41/1.20/1.17', '2.62/1.91/1.60/1.51'],
  ])('of %i dice with a mastery of 3, 4, 5', (dice, three, four, five) => {
    expect(off(three, { dice, mastery: 3 })).toBeLessThanOrEqual(HALF);
    expect(off(four, { dice, mastery: 4 })).toBeLessThanOrEqual(HALF);
    expect(off(five, { dice, mastery: 5 })).toBeLessThanOrEqual(HALF);
  });

  it.each([
    [2, '1.26/.79/.72/.72', '1.31/.83/.75/.75', '.59/.26/.23/.23'],
    [3, '1.82/1.22/1.06/1.04', '1.97/1.34/1.15/1.12', '.83/.40/.34/.33'],
    [4, '2.35/1.66/1.40/1.35', '2.62/1.89/1.58/1.51', '1.05/.54/.43/.42'],
    [5, '2.85/2.10/1.74/1.65', '3.28/2.47/2.04/1.90', '1.26/.69/.53/.50'],
    [6, '3.34/2.54/2.10/1.95', '3.94/3.08/2.54/2.32', '1.45/.83/.62/.58'],
  ])(
    'of %i dice with tokens: the attacker’s at 4 and 5, the defender’s or cover at 4',
    (dice, four, five, saved) => {
      expect(off(four, { dice, mastery: 4, attackerTokens: 1 })).toBeLessThanOrEqual(HALF);
      expect(off(five, { dice, mastery: 5, attackerTokens: 1 })).toBeLessThanOrEqual(HALF);
      expect(off(saved, { dice, mastery: 4, defenderTokens: 1 })).toBeLessThanOrEqual(HALF);
      expect(off(saved, { dice, mastery: 4, cover: true })).toBeLessThanOrEqual(HALF);
    },
  );
});

describe('charges by the number needed', () => {
  const chances = (kind: Parameters<typeof chargeTest>[0]): string =>
    [1, 2, 3, 4, 5, 6, 7]
      .map((need) => printed(testOdds(chargeTest(kind, { value: 5 + need, movement: 4, bonus: 1 })).pass, 3))
      .join(' ');

  it('easy', () => expect(chances('easy')).toBe('.972 .972 .889 .750 .556 .306 .000'));
  it('hard', () => expect(chances('hard')).toBe('.694 .694 .444 .250 .111 .028 .000'));
  it('very hard', () => expect(chances('veryHard')).toBe('.444 .444 .444 .250 .111 .028 .000'));

  it('a distance is not rounded: a little more needs one more', () => {
    const pass = (value: number): number =>
      testOdds(chargeTest('easy', { value, movement: 5, bonus: 0 })).pass;
    expect(pass(9)).toBe(pass(8.001));
    expect(pass(9.001)).toBe(pass(10));
    expect(pass(9)).toBeGreaterThan(pass(9.001));
  });
});

describe('tests with the higher die', () => {
  const CHANCES = ['.972', '.972', '.889', '.750', '.556', '.306', '.000', '.000'];

  it('morale and magic alike, by the number needed', () => {
    const needs = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(needs.map((need) => printed(testOdds(moraleTest(3 + need, 3)).pass, 3))).toEqual(CHANCES);
    expect(needs.map((need) => printed(testOdds(magicTest(5 + need, 5)).pass, 3))).toEqual(CHANCES);
  });

  it('flight from one enemy, by morale', () => {
    const told = [4, 5, 6, 7, 8, 9].map((morale) => printed(testOdds(moraleTest(10, morale)).pass, 2));
    expect(told).toEqual(['.31', '.56', '.75', '.89', '.97', '.97']);
  });
});

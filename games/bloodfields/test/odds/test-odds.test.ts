import { describe, expect, it } from 'vitest';
import { CHARGE_KINDS, type ChargeKind } from '../../rules/charge/kind.ts';
import { testOdds } from '../../rules/odds/test-odds.ts';
import { player } from '../../rules/odds/test-play.ts';
import {
  chargeTest,
  magicTest,
  moraleTest,
  rerollBoth,
  type TestEffect,
  type TestQuery,
} from '../../rules/odds/test-query.ts';
import type { TestState } from '../../rules/odds/test-state.ts';
import { dealer } from './questions.ts';
import { playTest } from './test-referee.ts';

const rerollUpTo = (most: number): TestEffect => ({ kind: 'reroll', least: 1, most, price: 0 });
const rerollOne = (): TestEffect => rerollUpTo(1);
const changeOne = (to: number): TestEffect => ({ kind: 'change', to, price: 0 });
const addToSum = (plus: number): TestEffect => ({ kind: 'add', plus, price: 0 });

function gap(query: TestQuery): number {
  const { failedBy, ends: _, ...told } = testOdds(query);
  const wanted = playTest(query);
  const gaps = failedBy.map((chance, low) => Math.abs(chance - (wanted.failedBy[low] ?? 0)));
  const fields = ['worth', 'pass', 'ones', 'sixes'] as const;
  return Math.max(...gaps, ...fields.map((field) => Math.abs(told[field] - wanted[field])));
}

const charge = (kind: ChargeKind, need: number, own: TestQuery['own'] = []): TestQuery =>
  chargeTest(kind, { value: 4 + need, movement: 4, bonus: 0 }, { own });

describe('the odds of a test are those of playing it out', () => {
  it('charges, with rerolls of both dice, of one and of up to two', () => {
    for (const kind of CHARGE_KINDS) {
      for (const need of [1, 2, 3, 4, 5, 6, 7]) {
        const lists = [[], [rerollBoth()], [rerollOne()], [rerollUpTo(2)], [rerollBoth(), rerollOne()]];
        for (const own of lists) expect(gap(charge(kind, need, own))).toBeLessThan(1e-9);
      }
    }
  });

  it('any test, both players having any effects at any prices', () => {
    const deal = dealer(11);
    const effects = [
      rerollBoth,
      rerollOne,
      () => rerollUpTo(2),
      () => changeOne(4),
      () => changeOne(6),
      () => addToSum(2),
    ];
    const some = (most: number): TestQuery['own'] =>
      Array.from({ length: deal.below(most + 1) }, () => {
        const effect = deal.pick(effects)();
        return deal.flip() ? effect : { ...effect, price: deal.next() * 0.2 };
      });
    const forcing = (): TestQuery['own'] => (deal.flip() ? [] : [deal.pick([rerollBoth, rerollOne])()]);
    for (let count = 0; count < 60; count++) {
      const query: TestQuery = {
        dice: deal.next() < 0.2 ? 1 : 2,
        keep: deal.pick(['higher', 'lower']),
        need: 1 + deal.below(8),
        fails: deal.below(3),
        forced: forcing(),
        own: some(2),
        worth: { pass: 0.5 + deal.next(), ones: -deal.next(), sixes: deal.next() },
      };
      expect(gap(query), JSON.stringify(query)).toBeLessThan(1e-9);
    }
  });
});

describe('charge tests', () => {
  it('two 1s cannot be rerolled, a single 1 can #41 #42', () => {
    // A hard charge that needs a 2, both dice free to reroll: 25 of 36 at first, then 25 of 36 of the ten with a single 1.
    const odds = testOdds(charge('hard', 2, [rerollBoth()]));
    expect(odds.pass).toBeCloseTo(25 / 36 + (10 / 36) * (25 / 36), 12);
    // With one die: the 1 is rerolled into anything else.
    expect(testOdds(charge('hard', 2, [rerollOne()])).pass).toBeCloseTo(25 / 36 + (10 / 36) * (5 / 6), 12);
  });

  it('no bonus saves an automatic failure #43', () => {
    const bold = chargeTest('veryHard', { value: 5, movement: 9, bonus: 9 });
    expect(testOdds(bold).pass).toBeCloseTo(16 / 36, 12);
    const helped = { ...bold, own: [addToSum(6)] };
    expect(testOdds(helped).pass).toBeCloseTo(16 / 36, 12);
  });

  it('a failed charge goes as far as the lowest die says #44', () => {
    const { pass, failedBy } = testOdds(charge('easy', 6));
    expect(pass).toBeCloseTo(11 / 36, 12);
    expect(failedBy.map((chance) => Math.round(chance * 36))).toEqual([0, 9, 7, 5, 3, 1, 0]);
    expect(testOdds(charge('easy', 2)).failedBy[1]).toBeCloseTo(1 / 36, 12);
  });

  it('what costs more than it brings is not used', () => {
    const dear = testOdds(charge('easy', 6, [{ ...rerollBoth(), price: 0.5 }]));
    expect(dear.worth).toBeCloseTo(11 / 36, 12);
    const cheap = testOdds(charge('easy', 6, [{ ...rerollBoth(), price: 0.1 }]));
    expect(cheap.pass).toBeCloseTo(11 / 36 + (24 / 36) * (11 / 36), 12);
    expect(cheap.worth).toBeCloseTo(cheap.pass - 0.1 * (24 / 36), 12);
  });
});

describe('morale and magic tests', () => {
  it('a die changed to 6 passes whatever 6 passes, but for two 1s #41', () => {
    const odds = testOdds(moraleTest(10, 4, { own: [changeOne(6)] }));
    expect(odds.pass).toBeCloseTo(35 / 36, 12);
  });

  it('a die changed to 4, and 2 more', () => {
    expect(testOdds(magicTest(8, 4, { own: [changeOne(4)] })).pass).toBeCloseTo(35 / 36, 12);
    expect(testOdds(magicTest(9, 4, { own: [changeOne(4)] })).pass).toBeCloseTo(20 / 36, 12);
    expect(testOdds(magicTest(10, 4, { own: [changeOne(4), addToSum(2)] })).pass).toBeCloseTo(35 / 36, 12);
  });

  it('Mana Focus comes of two 6s even if the sum fails; Mana Burn of two 1s #45', () => {
    const { pass, ones, sixes } = testOdds(magicTest(12, 4));
    expect(pass).toBe(0);
    expect(ones).toBeCloseTo(1 / 36, 12);
    expect(sixes).toBeCloseTo(1 / 36, 12);
  });

  it('a die changed to 6 is no Mana Focus', () => {
    const { sixes } = testOdds(magicTest(10, 4, { own: [changeOne(6)] }));
    expect(sixes).toBeCloseTo(1 / 36, 12);
  });

  it('with one die there is neither #47', () => {
    const { pass, ones, sixes } = testOdds(magicTest(7, 6, { dice: 1 }));
    expect([pass, ones, sixes]).toEqual([expect.closeTo(1, 12), 0, 0]);
  });

  it('an opponent’s reroll is used only against a test that would pass', () => {
    const forced = [rerollBoth()];
    const plain = testOdds(magicTest(9, 4));
    expect(testOdds(magicTest(9, 4, { forced })).pass).toBeCloseTo(plain.pass * plain.pass, 12);
  });

  it('the roller may reroll what his opponent had rerolled #40', () => {
    const both = { forced: [rerollBoth()], own: [rerollBoth()] };
    const { pass } = testOdds(magicTest(9, 4, both));
    expect(pass).toBeGreaterThan(testOdds(magicTest(9, 4, { forced: both.forced })).pass);
    expect(gap(magicTest(9, 4, both))).toBeLessThan(1e-9);
  });
});

describe('what to do with the dice of a test', () => {
  const state: TestState = {
    first: 1,
    second: 5,
    by: 'roller',
    rerolled: 0,
    changed: 0,
    plus: 0,
    left: 1,
    used: 0,
  };

  const best = (query: TestQuery, now: TestState) => {
    const { use, odds } = player(query).play(now);
    return { use, worth: odds.worth };
  };

  it('the 1 of a hard charge is rerolled alone', () => {
    expect(best(charge('hard', 4, [rerollUpTo(2)]), state)).toEqual({
      use: { effect: 0, dice: 1 },
      worth: expect.closeTo(0.5, 12),
    });
  });

  it('a die already rerolled stays as it is', () => {
    const query = charge('hard', 4, [rerollUpTo(2)]);
    expect(best(query, { ...state, rerolled: 1 })).toEqual({ use: null, worth: 0 });
  });

  it('nor is a changed die rolled again', () => {
    const query = charge('hard', 4, [rerollUpTo(2)]);
    expect(best(query, { ...state, changed: 1 })).toEqual({ use: null, worth: 0 });
  });

  it('nothing is used on a test that passes', () => {
    expect(best(charge('easy', 5, [rerollUpTo(2)]), state)).toEqual({ use: null, worth: 1 });
  });
});

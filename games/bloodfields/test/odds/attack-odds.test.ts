import { describe, expect, it } from 'vitest';
import { attackOdds, hitsOdds } from '../../rules/odds/attack-odds.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../../rules/odds/attack-query.ts';
import type { AttackOdds } from '../../rules/odds/attack-spread.ts';
import { standardValue } from '../../rules/odds/value.ts';
import { anyAttack, anyRerolls, dealer } from './questions.ts';
import { type Ended, referee } from './referee.ts';

/** The referee's answer in the terms of the odds. */
function summed({ worth, ends }: Ended, hp: number): Omit<AttackOdds, 'joint' | 'blanks'> {
  const damage = Array.from({ length: hp + 1 }, () => 0);
  const sum = { attackerSpends: 0, defenderSpends: 0, spared: 0, meanBlanks: 0, mean: 0 };
  for (const [end, chance] of ends) {
    const [placed = 0, , spared = 0, attacker = 0, defender = 0, blanks = 0] = end.split(' ').map(Number);
    damage[placed] = (damage[placed] ?? 0) + chance;
    sum.mean += placed * chance;
    sum.spared += spared * chance;
    sum.attackerSpends += attacker * chance;
    sum.defenderSpends += defender * chance;
    sum.meanBlanks += blanks * chance;
  }
  return { damage, kill: damage[hp] ?? 0, worth, ...sum };
}

/** The largest difference between the odds and the referee. */
function gap(query: AttackQuery): number {
  const { damage, ...told } = attackOdds(query);
  const { damage: wantedDamage, ...wanted } = summed(referee(query).attack(), query.hp);
  const gaps = damage.map((chance, placed) => Math.abs(chance - (wantedDamage[placed] ?? 0)));
  const fields = [
    'kill',
    'mean',
    'worth',
    'attackerSpends',
    'defenderSpends',
    'spared',
    'meanBlanks',
  ] as const;
  return Math.max(...gaps, ...fields.map((field) => Math.abs(told[field] - wanted[field])));
}

const rerolls = (most: number, price = 0) => [{ most, price }];

describe('the odds of an attack are those of playing it out', () => {
  it('without rerolls, variable damage rolled for each hit #49', () => {
    const deal = dealer(1);
    for (let count = 0; count < 120; count++) {
      const query = anyAttack(deal, 1 + deal.below(4));
      expect(gap(query), JSON.stringify(query)).toBeLessThan(1e-9);
    }
  });

  it('with one reroll of the attacker: blanks and skulls count as they lie in the end #35 #36 #37', () => {
    const deal = dealer(2);
    for (let count = 0; count < 60; count++) {
      const own = anyRerolls(deal, 1);
      const query = { ...anyAttack(deal, 1 + deal.below(3)), attackRerolls: { forced: [], own } };
      expect(gap(query), JSON.stringify(query)).toBeLessThan(1e-9);
    }
  });

  it('with any number of four dice rerolled', () => {
    const deal = dealer(3);
    for (let count = 0; count < 12; count++) {
      const attackRerolls = { forced: [], own: rerolls(Infinity) };
      const query = { ...anyAttack(deal, 4), critical: deal.flip(), attackRerolls };
      expect(gap(query), JSON.stringify(query)).toBeLessThan(1e-9);
    }
  });

  it('with several rerolls of both, in any order, each die once by each player #40 #146', () => {
    const deal = dealer(4);
    for (let count = 0; count < 40; count++) {
      const attackRerolls = { forced: anyRerolls(deal, deal.below(3)), own: anyRerolls(deal, deal.below(4)) };
      const query = { ...anyAttack(deal, 1 + deal.below(3)), attackRerolls };
      expect(gap(query), JSON.stringify(query)).toBeLessThan(1e-9);
    }
  });

  it('with rerolls of defence dice, the attacker going first #39', () => {
    const deal = dealer(5);
    for (let count = 0; count < 40; count++) {
      const query = {
        ...anyAttack(deal, 1 + deal.below(3)),
        attackRerolls: { forced: anyRerolls(deal, deal.below(2)), own: anyRerolls(deal, deal.below(2)) },
        defenceRerolls: { forced: anyRerolls(deal, deal.below(2)), own: anyRerolls(deal, deal.below(3)) },
      };
      expect(gap(query), JSON.stringify(query)).toBeLessThan(1e-9);
    }
  });

  it('with a variable number of dice, never fewer than one #48', () => {
    const deal = dealer(6);
    for (const dice of [{ roll: 'd3', bonus: 0 } as const, { roll: 'd6', bonus: -3 } as const]) {
      const query = { ...anyAttack(deal, 1), dice, attackRerolls: { forced: [], own: rerolls(1) } };
      expect(gap(query), JSON.stringify(query)).toBeLessThan(1e-9);
    }
  });

  it('with charms that ward and hide, and with somebody who takes over a point', () => {
    const deal = dealer(17);
    const charm = (mark: number) => (deal.flip() ? { price: deal.next() * 0.2, mark } : null);
    for (let count = 0; count < 40; count++) {
      const query = {
        ...anyAttack(deal, 1 + deal.below(3)),
        cover: false,
        pebble: charm(4),
        bead: charm(8),
        guard: charm(16),
      };
      expect(gap(query), JSON.stringify(query)).toBeLessThan(1e-9);
    }
  });

  it('for hits received: no cover, 1 damage each', () => {
    const deal = dealer(7);
    for (let count = 0; count < 40; count++) {
      const hits = deal.below(5);
      const target = { ...anyAttack(deal, 1), defenceRerolls: { forced: [], own: anyRerolls(deal, 1) } };
      const plain = { ...target, damage: 1, cover: false, defended: true };
      const wanted = summed(referee(plain).defend(hits, 0, '0 0'), target.hp);
      const told = hitsOdds({ ...target, hits });
      expect(told.worth, JSON.stringify(target)).toBeCloseTo(wanted.worth, 9);
      expect(told.defenderSpends).toBeCloseTo(wanted.defenderSpends, 9);
      told.damage.forEach((chance, placed) => expect(chance).toBeCloseTo(wanted.damage[placed] ?? 0, 9));
    }
  });
});

describe('the odds of an attack', () => {
  const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);

  it('add up to 1', () => {
    const deal = dealer(8);
    for (let count = 0; count < 100; count++) {
      const attackRerolls = { forced: anyRerolls(deal, deal.below(2)), own: anyRerolls(deal, deal.below(2)) };
      const query = { ...anyAttack(deal, 1 + deal.below(9)), attackRerolls };
      const { damage, blanks, joint } = attackOdds(query);
      expect(sum(damage)).toBeCloseTo(1, 12);
      expect(sum(blanks)).toBeCloseTo(1, 12);
      expect(sum(joint.map(({ chances }) => sum(chances)))).toBeCloseTo(1, 12);
    }
  });

  it('are never worse for more dice, nor for a token or a reroll of one’s own', () => {
    const deal = dealer(9);
    for (let count = 0; count < 100; count++) {
      const dice = 1 + deal.below(7);
      const query = { ...anyAttack(deal, dice), blankPrice: 0, attackerTokens: 0, defenderTokens: 0 };
      const { worth } = attackOdds(query);
      const own = rerolls(1 + deal.below(8), deal.next() * 0.1);
      const less = worth - 1e-9;
      const more = worth + 1e-9;
      expect(attackOdds({ ...query, dice: dice + 1 }).worth).toBeGreaterThan(less);
      expect(attackOdds({ ...query, attackerTokens: 1 }).worth).toBeGreaterThan(less);
      expect(attackOdds({ ...query, attackRerolls: { forced: [], own } }).worth).toBeGreaterThan(less);
      expect(attackOdds({ ...query, defenderTokens: 1 }).worth).toBeLessThan(more);
      expect(attackOdds({ ...query, attackRerolls: { forced: own, own: [] } }).worth).toBeLessThan(more);
      expect(attackOdds({ ...query, defenceRerolls: { forced: [], own } }).worth).toBeLessThan(more);
    }
  });

  it('are kept, and another question is never given the same answer', () => {
    const query = {
      ...PLAIN_ATTACK,
      dice: 4,
      mastery: 4,
      hp: 6,
      armour: 1,
      defenderPrice: 0.02,
      value: standardValue(6, 6),
    };
    expect(attackOdds({ ...query })).toBe(attackOdds({ ...query }));
    const others: Partial<AttackQuery>[] = [
      { dice: 5 },
      { dice: { roll: 'd6', bonus: 0 } },
      { mastery: 5 },
      { damage: 2 },
      { armour: 0 },
      { hp: 5 },
      { shields: 1 },
      { attackerTokens: 1 },
      { attackerTokens: 1, attackerPrice: 0.01 },
      { defenderTokens: 1 },
      { defenderTokens: 1, defenderPrice: 0.01 },
      { cover: true },
      { critical: true },
      { defended: false },
      { hp: 2, secondChance: true },
      { attackRerolls: { forced: rerolls(1), own: [] } },
      { attackRerolls: { forced: [], own: rerolls(1) } },
      { defenceRerolls: { forced: rerolls(1), own: [] } },
      { defenceRerolls: { forced: [], own: rerolls(1) } },
      { pebble: { price: 0.02, mark: 4 } },
      { damage: 2, guard: { price: 0, mark: 4 } },
      { bead: { price: 0.01, mark: 4 } },
      { blankPrice: 0.1 },
      { value: standardValue(6, 8) },
    ];
    const worths = others.map((other) => attackOdds({ ...query, ...other }).worth);
    expect(new Set(worths.map((worth) => worth.toFixed(12))).size).toBe(others.length);
  });

  it('grow with shields gone and end at the hit points left #68', () => {
    const query = {
      ...PLAIN_ATTACK,
      dice: 6,
      mastery: 5,
      hp: 2,
      value: standardValue(2, 8),
      defended: false,
    };
    expect(attackOdds({ ...query, shields: 6 }).mean).toBe(0);
    expect(attackOdds(query).damage).toHaveLength(3);
    // Six dice, half of them hits: fewer than two hits in 7 of 64 throws.
    expect(attackOdds(query).kill).toBeCloseTo(57 / 64, 12);
  });

  it('leave 1 HP to a second chance #158', () => {
    const query = {
      ...PLAIN_ATTACK,
      dice: 6,
      mastery: 5,
      hp: 2,
      value: standardValue(2, 2),
      defended: false,
    };
    const { kill, spared, damage } = attackOdds({ ...query, secondChance: true });
    expect(kill).toBe(0);
    expect(spared).toBeCloseTo(57 / 64, 12);
    expect(damage[1]).toBeCloseTo(63 / 64, 12);
  });
});

describe('the standard value', () => {
  it('is 1 for a whole unit, a share for its hit points and a bonus for the kill', () => {
    const value = standardValue(4, 8);
    expect(value[0]).toBe(0);
    expect(value[2]).toBeCloseTo((0.55 * 2) / 8, 12);
    expect(value[4]).toBeCloseTo(0.55 / 2 + 0.45, 12);
    expect(standardValue(8, 8)[8]).toBeCloseTo(1, 12);
  });
});

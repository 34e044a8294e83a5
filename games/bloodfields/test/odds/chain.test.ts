import { describe, expect, it } from 'vitest';
import { casesOdds, chainOdds } from '../../rules/odds/attack-chain.ts';
import { attackOdds } from '../../rules/odds/attack-odds.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../../rules/odds/attack-query.ts';
import { standardValue } from '../../rules/odds/value.ts';
import { NO_REROLLS } from '../../rules/odds/reroll.ts';
import { anyAttack, dealer } from './questions.ts';
import { referee } from './referee.ts';

interface Played {
  readonly damage: number[];
  worth: number;
  attackerSpends: number;
  defenderSpends: number;
  meanBlanks: number;
}

/** Plays attacks one after another with the referee, and adds up what comes of them. */
function play(
  attacks: readonly AttackQuery[],
  done: number,
  chance: number,
  value: readonly number[],
  into: Played,
): void {
  const [query, ...rest] = attacks;
  if (query === undefined || query.hp === 0) {
    into.damage[done] = (into.damage[done] ?? 0) + chance;
    return;
  }
  const { worth, ends } = referee(query).attack();
  into.worth += chance * worth;
  for (const [end, likely] of ends) {
    const [placed = 0, shields = 0, spared = 0, attacker = 0, defender = 0, blanks = 0] = end
      .split(' ')
      .map(Number);
    into.attackerSpends += chance * likely * attacker;
    into.defenderSpends += chance * likely * defender;
    into.meanBlanks += chance * likely * blanks;
    const hp = query.hp - placed;
    const next = rest.map((attack) => ({
      ...attack,
      hp,
      shields,
      secondChance: query.secondChance && spared === 0,
      attackerTokens: query.attackerTokens - attacker,
      defenderTokens: query.defenderTokens - defender,
      value: value.slice(done + placed).map((worthThen) => worthThen - (value[done + placed] ?? 0)),
    }));
    play(next, done + placed, chance * likely, value, into);
  }
}

describe('several attacks on one target', () => {
  it('are the odds of playing them out one after another #53', () => {
    const deal = dealer(21);
    for (let count = 0; count < 12; count++) {
      const first = {
        ...anyAttack(deal, 1 + deal.below(2)),
        attackerTokens: 1 + deal.below(2),
        defenderTokens: deal.below(3),
      };
      const second = { ...first, dice: 1 + deal.below(2), attackerPrice: deal.next() * 0.2 };
      const wanted: Played = {
        damage: Array.from({ length: first.hp + 1 }, () => 0),
        worth: 0,
        attackerSpends: 0,
        defenderSpends: 0,
        meanBlanks: 0,
      };
      play([first, second], 0, 1, first.value, wanted);
      const told = chainOdds([first, second]);
      const note = JSON.stringify(first);
      told.damage.forEach((chance, placed) =>
        expect(chance, note).toBeCloseTo(wanted.damage[placed] ?? 0, 9),
      );
      for (const field of ['worth', 'attackerSpends', 'defenderSpends', 'meanBlanks'] as const) {
        expect(told[field], note).toBeCloseTo(wanted[field], 9);
      }
    }
  });

  it('one is just the attack', () => {
    const query = { ...anyAttack(dealer(22), 4), secondChance: false };
    const { damage, worth } = chainOdds([query]);
    expect(damage).toEqual(attackOdds(query).damage.map((chance) => expect.closeTo(chance, 12)));
    expect(worth).toBeCloseTo(attackOdds(query).worth, 12);
  });

  it('a second chance is used up by the first that would destroy #158', () => {
    const sure = { ...PLAIN_ATTACK, dice: 1, mastery: 5, defended: false, secondChance: true };
    // A hit destroys, and the first is spared: it takes two hits of two dice, and half of all dice hit.
    expect(chainOdds([sure, sure]).kill).toBeCloseTo(0.25, 12);
    expect(chainOdds([sure, sure, sure]).kill).toBeCloseTo(0.5, 12);
  });
});

describe('attacks that may not come about', () => {
  const query = { ...PLAIN_ATTACK, dice: 5, mastery: 4, hp: 3, value: standardValue(3, 3) };

  it('strike as often as they are made', () => {
    const strike = attackOdds(query);
    const { damage, kill, mean, worth } = casesOdds(query, [[{ chance: 0.4, uses: 0, attacks: [query] }]]);
    expect(kill).toBeCloseTo(strike.kill * 0.4, 12);
    expect(mean).toBeCloseTo(strike.mean * 0.4, 12);
    expect(worth).toBeCloseTo(strike.worth * 0.4, 12);
    expect(damage[0]).toBeCloseTo(0.6 + (strike.damage[0] ?? 0) * 0.4, 12);
    expect(damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('of several units follow one another, each with its own tokens', () => {
    const one = { ...query, attackerTokens: 1 };
    const told = casesOdds(one, [
      [{ chance: 1, uses: 0, attacks: [one] }],
      [{ chance: 1, uses: 0, attacks: [one] }],
    ]);
    const alone = chainOdds([{ ...one, attackerTokens: 2 }, one]);
    // Each spends at most its own token, like one unit that has two.
    expect(told.kill).toBeCloseTo(alone.kill, 12);
    expect(told.attackerSpends).toBeCloseTo(alone.attackerSpends, 12);
  });
});

describe('a charm', () => {
  const charm = { most: 2, price: 0, mark: 4 };
  const query = {
    ...PLAIN_ATTACK,
    dice: 2,
    mastery: 5,
    hp: 4,
    armour: 1,
    value: standardValue(4, 4),
    attackRerolls: { forced: [], own: [charm] },
  };

  it('is used in the first of two attacks that it helps, and is then gone', () => {
    const [plain, charmed] = [{ ...query, attackRerolls: NO_REROLLS }, query];
    // The charm is kept only if both dice hit.
    const kept = 0.25;
    const told = chainOdds([charmed, charmed]).mean;
    const both = chainOdds([charmed, plain]).mean;
    expect(told).toBeGreaterThan(both);
    const used = attackOdds(charmed).joint.find(({ uses }) => uses === 4);
    expect(used?.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1 - kept, 12);
  });

  it('that was used up before is not there at all', () => {
    const [gone] = [casesOdds(query, [[{ chance: 1, uses: 4, attacks: [query] }]])];
    expect(gone.mean).toBeCloseTo(attackOdds({ ...query, attackRerolls: NO_REROLLS }).mean, 12);
  });
});

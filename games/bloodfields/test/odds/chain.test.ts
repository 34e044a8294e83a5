import { describe, expect, it } from 'vitest';
import { chainOdds } from '../../rules/odds/attack-chain.ts';
import { attackOdds } from '../../rules/odds/attack-odds.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../../rules/odds/attack-query.ts';
import { chargeStrike } from '../../rules/odds/charge-strike.ts';
import { testOdds } from '../../rules/odds/test-odds.ts';
import { chargeTest } from '../../rules/odds/test-query.ts';
import { standardValue } from '../../rules/odds/value.ts';
import { anyAttack, dealer } from './questions.ts';
import { referee } from './referee.ts';

interface Played {
  readonly damage: number[];
  worth: number;
  attackerSpends: number;
  defenderSpends: number;
  meanBlanks: number;
}

/** Plays attacks one after another with the referee, and adds what comes of them. */
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
    // A hit destroys; the first is spared, the second is not: two hits of two, half of all dice being hits.
    expect(chainOdds([sure, sure]).kill).toBeCloseTo(0.25, 12);
    expect(chainOdds([sure, sure, sure]).kill).toBeCloseTo(0.5, 12);
  });
});

describe('a charge and its strike', () => {
  it('strikes only if it succeeds', () => {
    const test = testOdds(chargeTest('hard', { value: 9, movement: 6, bonus: 0 }));
    const strike = attackOdds({ ...PLAIN_ATTACK, dice: 5, mastery: 4, hp: 3, value: standardValue(3, 3) });
    const { contact, damage, kill, mean, worth, failedBy } = chargeStrike(test, strike);
    expect(contact).toBeCloseTo(16 / 36, 12);
    expect(kill).toBeCloseTo((strike.kill * 16) / 36, 12);
    expect(mean).toBeCloseTo((strike.mean * 16) / 36, 12);
    expect(worth).toBeCloseTo((strike.worth * 16) / 36, 12);
    expect(damage[0]).toBeCloseTo(20 / 36 + ((strike.damage[0] ?? 0) * 16) / 36, 12);
    expect(damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(failedBy.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(20 / 36, 12);
    expect(chargeStrike(test, strike, -0.1).worth).toBeCloseTo(worth - (0.1 * 20) / 36, 12);
  });
});

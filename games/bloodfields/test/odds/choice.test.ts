import { describe, expect, it } from 'vitest';
import { ATTACK_FACES, DEFENCE_FACES } from '../../content/dice.ts';
import { bestReroll, bestSpend, type RollOnTable } from '../../rules/odds/attack-choice.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../../rules/odds/attack-query.ts';
import { standardValue } from '../../rules/odds/value.ts';
import { anyAttack, anyRerolls, dealer } from './questions.ts';
import { allThrows, referee, type TableDie } from './referee.ts';

const ANY = [{ most: Infinity, price: 0 }];

const query: AttackQuery = {
  ...PLAIN_ATTACK,
  mastery: 4,
  armour: 1,
  hp: 8,
  attackerTokens: 1,
  defenderTokens: 1,
  attackerPrice: 0.08,
  defenderPrice: 0.08,
  value: standardValue(8, 8),
};

const attack = (...faces: readonly number[]): RollOnTable => ({ roll: 'attack', faces, criticals: 0 });
const defence = (...faces: readonly number[]): RollOnTable => ({ roll: 'defence', faces, criticals: 0 });

function counted(roll: RollOnTable['roll'], faces: readonly string[]): readonly number[] {
  const order: readonly string[] = roll === 'attack' ? ATTACK_FACES : DEFENCE_FACES;
  return order.map((face) => faces.filter((one) => one === face).length);
}

describe('a token', () => {
  it('is spent on many icons and kept for one', () => {
    expect(bestSpend(query, attack(1, 0, 4, 0)).spend).toBe(true);
    expect(bestSpend(query, attack(4, 0, 1, 0)).spend).toBe(false);
    expect(bestSpend(query, defence(0, 0, 3, 0)).spend).toBe(true);
    expect(bestSpend(query, defence(0, 0, 1, 3)).spend).toBe(false);
  });

  it('is spent for one icon if that saves a life', () => {
    const weak = { ...query, hp: 4, value: standardValue(4, 8) };
    expect(bestSpend(weak, defence(0, 0, 1, 3)).spend).toBe(true);
    expect(bestSpend(weak, { ...defence(0, 0, 1, 3), criticals: 1 }).spend).toBe(false);
  });

  it('says what both answers are worth', () => {
    const { worth, otherwise } = bestSpend(query, defence(0, 0, 3, 0));
    expect(worth).toBeCloseTo(0.08, 12);
    expect(otherwise).toBeCloseTo((0.55 * 3) / 8, 12);
  });

  it('of nobody is never spent', () => {
    expect(bestSpend({ ...query, attackerTokens: 0 }, attack(0, 0, 6, 0)).spend).toBe(false);
    expect(bestSpend({ ...query, defenderTokens: 0 }, defence(0, 0, 6, 0)).spend).toBe(false);
    expect(bestSpend({ ...query, cover: true }, defence(0, 0, 6, 0)).spend).toBe(false);
  });
});

describe('a reroll', () => {
  const high = { ...query, attackRerolls: { forced: [], own: ANY } };

  it('takes the blanks and the spare Mastery icons', () => {
    const { effect, dice } = bestReroll({ ...high, attackerTokens: 0 }, attack(2, 2, 0, 1), 'roller');
    expect(effect).toBe(0);
    expect(dice).toEqual([0, 1, 0, 1]);
  });

  it('takes the Mastery icon that hits as well if so many dice are rolled that another may be hoped for', () => {
    expect(bestReroll({ ...high, attackerTokens: 0 }, attack(2, 3, 0, 2), 'roller').dice).toEqual([
      0, 3, 0, 2,
    ]);
  });

  it('takes a hit as well if only a skull will do', () => {
    // Against armour that saves every second die, a Mastery hit is worth less than the chance of a skull.
    const critical = { ...high, mastery: 5, armour: 3, attackerTokens: 0, defenderTokens: 1, critical: true };
    const cover = { ...critical, cover: true };
    expect(bestReroll(cover, attack(1, 2, 0, 0), 'roller').dice).toEqual([0, 2, 0, 0]);
    expect(bestReroll({ ...cover, critical: false }, attack(1, 2, 0, 0), 'roller').dice).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('leaves dice alone that this player has rerolled #40', () => {
    expect(bestReroll(high, attack(1, 0, 0, 2), 'roller', [0, 0, 0, 1]).dice).toEqual([0, 0, 0, 1]);
    expect(bestReroll(high, attack(1, 0, 0, 2), 'roller', [0, 0, 0, 2]).effect).toBe(null);
  });

  it('forced on an attacker takes a skull', () => {
    const eyed = { ...query, attackerTokens: 0, attackRerolls: { forced: [{ most: 1, price: 0 }], own: [] } };
    expect(bestReroll(eyed, attack(1, 1, 1, 1), 'opponent').dice).toEqual([1, 0, 0, 0]);
  });

  it('of defence dice takes those that fail', () => {
    const loaded = {
      ...query,
      defenderTokens: 0,
      defenceRerolls: { forced: [], own: [{ most: 2, price: 0 }] },
    };
    expect(bestReroll(loaded, defence(1, 1, 0, 1), 'roller').dice).toEqual([0, 0, 0, 1]);
    expect(bestReroll(loaded, defence(0, 0, 1, 2), 'roller').dice).toEqual([0, 0, 0, 2]);
  });
});

describe('what is advised', () => {
  it('is worth as much as the best of all sets, and no less when it is done', () => {
    const deal = dealer(31);
    for (let count = 0; count < 60; count++) {
      const kind = deal.pick(['attack', 'defence'] as const);
      const roller = kind === 'attack' ? 'attacker' : 'defender';
      const own = anyRerolls(deal, 1 + deal.below(2));
      const asked = { ...anyAttack(deal, 3), defended: true, [`${kind}Rerolls`]: { forced: [], own } };
      const [, faces] = deal.pick(allThrows(kind, 3));
      const touched = faces.map((): boolean => deal.next() < 0.3);
      const dice = faces.map((face, at): TableDie => ({
        face,
        touched: touched[at] === true ? [roller] : [],
      }));
      const table: RollOnTable = { roll: kind, faces: counted(kind, faces), criticals: 0 };
      const rerolled = counted(
        kind,
        faces.filter((_, at) => touched[at] === true),
      );
      const told = bestReroll(asked, table, 'roller', rerolled);
      const judge = referee(asked);
      const wanted = judge.window(kind, dice, roller, own, 0, '0 0');
      expect(told.worth, JSON.stringify(asked)).toBeCloseTo(wanted.worth, 9);
      if (told.effect === null) continue;
      const left = [...told.dice];
      const order: readonly string[] = kind === 'attack' ? ATTACK_FACES : DEFENCE_FACES;
      let set = 0;
      dice.forEach(({ face }, at) => {
        const index = order.indexOf(face);
        if (touched[at] === true || (left[index] ?? 0) === 0) return;
        left[index] = (left[index] ?? 0) - 1;
        set |= 1 << at;
      });
      const done = judge.reroll(kind, dice, roller, own, told.effect, set, 0, '0 0');
      const price = (own[told.effect]?.price ?? 0) * (kind === 'attack' ? 1 : -1);
      expect((done?.worth ?? Number.NaN) - price).toBeCloseTo(wanted.worth, 9);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { ATTACK_FACES, DEFENCE_FACES } from '../../content/dice.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../../rules/odds/attack-query.ts';
import { type OpenRoll, openWindow, type RollUse } from '../../rules/odds/attack-window.ts';
import type { RerollUse } from '../../rules/odds/reroll.ts';
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

const open = { criticals: 0, by: 'roller', rerolled: [] } as const;
const attack = (...faces: readonly number[]): OpenRoll => ({ ...open, roll: 'attack', faces });
const defence = (...faces: readonly number[]): OpenRoll => ({ ...open, roll: 'defence', faces });

const best = (asked: AttackQuery, table: OpenRoll): RollUse => openWindow(asked, table).best();

function counted(roll: OpenRoll['roll'], faces: readonly string[]): readonly number[] {
  const order: readonly string[] = roll === 'attack' ? ATTACK_FACES : DEFENCE_FACES;
  return order.map((face) => faces.filter((one) => one === face).length);
}

describe('a token', () => {
  it('is spent on many icons and kept for one', () => {
    expect(best(query, attack(1, 0, 4, 0))).toBe('spend');
    expect(best(query, attack(4, 0, 1, 0))).toBe('keep');
    expect(best(query, defence(0, 0, 3, 0))).toBe('spend');
    expect(best(query, defence(0, 0, 1, 3))).toBe('keep');
  });

  it('is spent for one icon if that saves a life', () => {
    const weak = { ...query, hp: 4, value: standardValue(4, 8) };
    expect(best(weak, defence(0, 0, 1, 3))).toBe('spend');
    expect(best(weak, { ...defence(0, 0, 1, 3), criticals: 1 })).toBe('keep');
  });

  it('says what both answers are worth', () => {
    const { odds } = openWindow(query, defence(0, 0, 3, 0));
    expect(odds('spend').worth).toBeCloseTo(0, 12);
    expect(odds('keep').worth).toBeCloseTo((0.55 * 3) / 8, 12);
  });

  it('of nobody is never spent', () => {
    expect(best({ ...query, attackerTokens: 0 }, attack(0, 0, 6, 0))).toBe('keep');
    expect(best({ ...query, defenderTokens: 0 }, defence(0, 0, 6, 0))).toBe('keep');
    expect(best({ ...query, cover: true }, defence(0, 0, 6, 0))).toBe('keep');
  });
});

describe('a reroll', () => {
  const high = { ...query, attackRerolls: { forced: [], own: ANY } };
  const poor = { ...high, attackerTokens: 0 };

  it('takes the blanks and the spare Mastery icons', () => {
    expect(best(poor, attack(2, 2, 0, 1))).toEqual({ effect: 0, dice: [0, 1, 0, 1] });
  });

  it('takes the Mastery icon that hits as well if so many dice are rolled that another may be hoped for', () => {
    expect(best(poor, attack(2, 3, 0, 2))).toEqual({ effect: 0, dice: [0, 3, 0, 2] });
  });

  it('takes a hit as well if only a skull will do', () => {
    // Against armour that saves every second die, a Mastery hit is worth less than the chance of a skull.
    const critical = { ...poor, mastery: 5, armour: 3, defenderTokens: 1, critical: true };
    const cover = { ...critical, cover: true };
    expect(best(cover, attack(1, 2, 0, 0))).toEqual({ effect: 0, dice: [0, 2, 0, 0] });
    expect(best({ ...cover, critical: false }, attack(1, 2, 0, 0))).toBe('keep');
  });

  it('leaves dice alone that this player has rerolled #40', () => {
    const table = attack(1, 0, 0, 2);
    expect(best(high, { ...table, rerolled: [0, 0, 0, 1] })).toEqual({ effect: 0, dice: [0, 0, 0, 1] });
    expect(best(high, { ...table, rerolled: [0, 0, 0, 2] })).toBe('keep');
  });

  it('forced on an attacker takes a skull', () => {
    const eyed = { ...query, attackerTokens: 0, attackRerolls: { forced: [{ most: 1, price: 0 }], own: [] } };
    const table: OpenRoll = { ...attack(1, 1, 1, 1), by: 'opponent' };
    expect(best(eyed, table)).toEqual({ effect: 0, dice: [1, 0, 0, 0] });
  });

  it('of defence dice takes those that fail', () => {
    const loaded = {
      ...query,
      defenderTokens: 0,
      defenceRerolls: { forced: [], own: [{ most: 2, price: 0 }] },
    };
    expect(best(loaded, defence(1, 1, 0, 1))).toEqual({ effect: 0, dice: [0, 0, 0, 1] });
    expect(best(loaded, defence(0, 0, 1, 2))).toEqual({ effect: 0, dice: [0, 0, 0, 2] });
  });
});

describe('what is advised', () => {
  it('is worth as much, once it is done, as the best of all answers', () => {
    const deal = dealer(31);
    const seen = new Set<string>();
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
      const rerolled = counted(
        kind,
        faces.filter((_, at) => touched[at] === true),
      );
      const told = best(asked, { ...open, roll: kind, faces: counted(kind, faces), rerolled });
      seen.add(typeof told === 'string' ? told : 'reroll');
      const judge = referee(asked);
      const wanted = judge.window(kind, dice, roller, own, 0, '0 0');
      const standing = (answer: 'keep' | 'spend'): number => {
        const spent = judge.window(kind, dice, roller, [], 0, '0 0').worth;
        const without = referee({ ...asked, [`${roller}Tokens`]: 0 });
        const kept = without.window(kind, dice, roller, [], 0, '0 0').worth;
        // The referee spends only what is worth it.
        return answer === 'keep' ? kept : Math.abs(spent - kept) > 1e-9 ? spent : Number.NaN;
      };
      const rerolling = ({ effect, dice: picked }: RerollUse): number => {
        const left = [...picked];
        const order: readonly string[] = kind === 'attack' ? ATTACK_FACES : DEFENCE_FACES;
        let set = 0;
        dice.forEach(({ face }, at) => {
          const index = order.indexOf(face);
          if (touched[at] === true || (left[index] ?? 0) === 0) return;
          left[index] = (left[index] ?? 0) - 1;
          set |= 1 << at;
        });
        const done = judge.reroll(kind, dice, roller, own, effect, set, 0, '0 0');
        const price = (own[effect]?.price ?? 0) * (kind === 'attack' ? 1 : -1);
        return (done?.worth ?? Number.NaN) - price;
      };
      const worth = typeof told === 'string' ? standing(told) : rerolling(told);
      expect(worth, JSON.stringify(asked)).toBeCloseTo(wanted.worth, 9);
    }
    expect(seen).toEqual(new Set(['keep', 'spend', 'reroll']));
  });
});

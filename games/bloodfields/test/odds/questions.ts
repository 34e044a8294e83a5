import { PLAIN_ATTACK, type AttackQuery } from '../../rules/odds/attack-query.ts';
import type { Reroll } from '../../rules/odds/reroll.ts';

/** Numbers that look random and are the same in every run. */
export function dealer(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 4) / 0x1000_0000;
  };
  const below = (most: number): number => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  return { next, below, pick, flip: (): boolean => next() < 0.5 };
}

export type Dealer = ReturnType<typeof dealer>;

/** Uneven worths of damage, so that no two plans tie by accident. */
function oddValue(deal: Dealer, hp: number): readonly number[] {
  const value = [0];
  for (let damage = 1; damage <= hp; damage++) value.push((value.at(-1) ?? 0) + 0.05 + deal.next());
  return value;
}

/** A random attack with few dice and without rerolls. */
export function anyAttack(deal: Dealer, dice: number): AttackQuery {
  const hp = 1 + deal.below(6);
  return {
    ...PLAIN_ATTACK,
    dice,
    mastery: 2 + deal.below(5),
    damage: deal.pick([1, 1, 2, { roll: 'd3', bonus: 0 } as const, { roll: 'd6', bonus: 1 } as const]),
    armour: deal.below(4),
    hp,
    shields: deal.below(3),
    attackerTokens: deal.below(2),
    defenderTokens: deal.below(2),
    cover: deal.next() < 0.2,
    critical: deal.next() < 0.4,
    defended: deal.next() < 0.9,
    secondChance: deal.next() < 0.2,
    attackerPrice: deal.next() * 0.4,
    defenderPrice: deal.next() * 0.4,
    blankPrice: deal.next() * 0.2,
    value: oddValue(deal, hp),
  };
}

export function anyRerolls(deal: Dealer, count: number): readonly Reroll[] {
  return Array.from({ length: count }, () => ({
    most: deal.pick([1, 2, Infinity]),
    price: deal.flip() ? 0 : deal.next() * 0.1,
  }));
}

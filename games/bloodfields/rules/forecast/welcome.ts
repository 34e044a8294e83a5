import { type AttackCase, casesOdds } from '../odds/attack-chain.ts';
import { hitsOdds } from '../odds/attack-odds.ts';
import { DEFENDER_TOKEN, marksIn } from '../odds/uses.ts';
import { isItem, triggerOf } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { armourOf, isBoosted } from '../stats.ts';
import { reactionsTo } from '../triggers/reactions.ts';
import { cardFor, healthOf, unitOf } from '../units.ts';
import { targetOf } from './attack.ts';
import { charmAt, type Charms, rerollsOn } from './charms.ts';

/**
 * §6.5: what the target of a charge does before the free attack: Brace and the Thorn Ring hit the charger, which may die or
 * have to spend a token. A charm is used if that makes the attack worth less.
 */
export function welcomed(
  state: State,
  charger: UnitId,
  target: UnitId,
  charms: Charms,
  strike: (state: State) => AttackCase[],
): AttackCase[] {
  let cases = strike(state);
  for (const { by } of reactionsTo(state, 'charged', [target], charger)) {
    const bearer = unitOf(state, target);
    const hits = hitsOf(bearer, by);
    if (hits === 0 || !charms.mayCount(bearer, by)) continue;
    const mark = isItem(bearer, by) ? charms.markOf(target, by) : 0;
    const hurt = struckBack(state, charger, hits, charms).flatMap(({ chance, uses, unit }) =>
      unit === null
        ? []
        : strike({ ...state, units: state.units.with(charger, unit) }).map((one) => ({
            ...one,
            chance: one.chance * chance,
            uses: one.uses | uses | mark,
          })),
    );
    const against = targetOf(state, target);
    const isUsed = mark === 0 || casesOdds(against, [hurt]).worth < casesOdds(against, [cases]).worth;
    if (isUsed) cases = hurt;
  }
  return cases;
}

/** §7.9: how many hits such an answer deals. */
function hitsOf(unit: Unit, by: string): number {
  let hits = 0;
  for (const effect of triggerOf(unit, by)?.effects ?? []) if (effect.do === 'hits') hits += effect.amount;
  return hits;
}

interface StruckBack {
  readonly chance: number;
  readonly uses: number;
  /** Null: it has died. */
  readonly unit: Unit | null;
}

/** §7.9: the charger after these hits: what it has lost and used. */
function struckBack(state: State, id: UnitId, hits: number, charms: Charms): StruckBack[] {
  const unit = unitOf(state, id);
  const { joint } = hitsOdds({
    ...targetOf(state, id),
    hits,
    armour: armourOf(state, id),
    defenceRerolls: rerollsOn(state, 'defence', id, charms, []),
    defenderPrice: 0,
    pebble: charmAt(state, id, 'damageComing', charms),
  });
  return joint.flatMap(({ uses, chances }) =>
    chances.flatMap((chance, points): StruckBack[] => {
      if (chance === 0) return [];
      const shields = Math.max(0, unit.shields - points);
      const lost = Math.max(0, points - unit.shields);
      const inspire = unit.inspire - ((uses & DEFENDER_TOKEN) === 0 ? 0 : 1);
      const falls = lost >= healthOf(unit);
      const spared = falls && isBoosted(unit, 'secondChance');
      const damage = spared ? cardFor(unit).hp - 1 : unit.damage + lost;
      const hurt = { ...unit, shields, inspire, damage };
      return [{ chance, uses: marksIn(uses), unit: falls && !spared ? null : hurt }];
    }),
  );
}

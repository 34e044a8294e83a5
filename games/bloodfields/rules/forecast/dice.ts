import { armourAgainst } from '../attack/attack.ts';
import { blowOf } from '../attack/blow.ts';
import { extraDamage } from '../attack/bonuses.ts';
import { hitsOf, savesOf } from '../dice/convert.ts';
import type { FrameOf } from '../frames.ts';
import { type Attack, attackOf } from '../odds/attack.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../odds/attack-query.ts';
import { pointsOf } from '../odds/attack-spread.ts';
import { zeros } from '../odds/chances.ts';
import type { Used } from '../odds/uses.ts';
import { standardValue } from '../odds/value.ts';
import { placedFor } from '../odds/wounds.ts';
import { countOf } from '../roll/dice.ts';
import { currentRoll } from '../roll/options.ts';
import { coverAgainst, ignoresCover } from '../sight.ts';
import { isSpell } from '../skills.ts';
import type { State } from '../state.ts';
import { isBoosted, masteryOf } from '../stats.ts';
import { cardFor, hasTrait, healthOf, unitOf } from '../units.ts';
import { damageOf } from './attack.ts';

/** What comes of dice on the table once nobody changes them any more. */
export interface DiceForecast {
  /** The chance that the target is destroyed. */
  readonly kill: number;
  /** Damage tokens placed on average. */
  readonly mean: number;
  /** The chance of each number of tokens. */
  readonly damage: readonly number[];
}

/**
 * §7.4 to §7.6: what the attack or defence dice on the table come to if they stand as they are, or with a token spent on
 * them, the defender answering as is best; null for any other roll. Charms stay where they are.
 */
export function diceForecast(state: State, spend: boolean): DiceForecast | null {
  const { roll, asker } = currentRoll(state);
  if (asker.step !== 'attack') return null;
  const inspired = roll.inspired || spend;
  const query = queryOf(state, asker);
  if (roll.roll === 'attack') {
    const criticals = query.critical ? (roll.faces[0] ?? 0) : 0;
    const hits = hitsOf(roll.faces, query.mastery, inspired) - criticals;
    const attack = attackOf(query, hits + criticals);
    return damageBy(query, attack, attack.defence.odds(hits, criticals).ends);
  }
  if (roll.roll !== 'defence') return null;
  const unsaved = countOf(roll.faces) - savesOf(roll.faces, query.armour, inspired || asker.covered);
  const most = unsaved + asker.criticals;
  const sure = zeros(most + 1);
  sure[most] = 1;
  return damageBy(query, attackOf(query, most), [{ uses: 0, chances: sure }]);
}

/** §7.1 to §7.6: the attack of a frame as numbers, its dice being rolled already. */
function queryOf(state: State, frame: FrameOf<'attack'>): AttackQuery {
  const { attacker, target, skill, inner, muted, cover } = frame;
  const unit = unitOf(state, attacker);
  const other = unitOf(state, target);
  const blow = blowOf(state, frame);
  const { profile } = blow;
  const hp = healthOf(other);
  return {
    ...PLAIN_ATTACK,
    mastery: masteryOf(unit, isSpell(unit, skill) ? 'am' : profile.kind === 'melee' ? 'mm' : 'rm'),
    damage: damageOf(profile, extraDamage(state, blow)),
    armour: armourAgainst(state, { target, inner }, profile),
    hp,
    shields: other.shields,
    defenderTokens: muted ? 0 : other.inspire,
    cover:
      profile.kind === 'ranged' &&
      !ignoresCover(state, attacker, target, profile) &&
      (cover || coverAgainst(state, attacker, target) !== null),
    critical: profile.kind === 'ranged' && isBoosted(unit, 'critical'),
    defended: !(profile.kind === 'melee' && hasTrait(other, 'warmachine')),
    secondChance: isBoosted(other, 'secondChance'),
    value: standardValue(hp, cardFor(other).hp),
  };
}

/** §7.6: damage tokens by their number, from the chances of each number of unsaved hits. */
function damageBy(query: AttackQuery, { wounds }: Attack, unsaved: readonly Used[]): DiceForecast {
  const damage = zeros(query.hp + 1);
  for (const { chances } of pointsOf(unsaved, wounds)) {
    chances.forEach((chance, points) => {
      const placed = placedFor(points, query);
      damage[placed] = (damage[placed] ?? 0) + chance;
    });
  }
  const mean = damage.reduce((sum, chance, placed) => sum + chance * placed, 0);
  return { kill: damage[query.hp] ?? 0, mean, damage };
}

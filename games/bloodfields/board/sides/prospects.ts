import { type Locale, percent, type Seat } from '@sanguine/kernel';
import type { Ability, Attack, Skill, Spell } from '../../content/skills.ts';
import { bloodfields } from '../../index.ts';
import { namesTarget, refuseAttackTarget, refuseProfile } from '../../rules/attack/legality.ts';
import { attackForecast, spellForecast } from '../../rules/forecast.ts';
import { targetOf } from '../../rules/forecast/attack.ts';
import { Charms } from '../../rules/forecast/charms.ts';
import { canStrike, deedsOf } from '../../rules/forecast/deeds.ts';
import { refuseMagic, refuseSpell } from '../../rules/magic/legality.ts';
import { casesOdds } from '../../rules/odds/attack-chain.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isAlive, unitOf, unitsWhere } from '../../rules/units.ts';
import { refusalLine } from '../../text/refusals.ts';
import { unitNames } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import { saySides } from './say.ts';

/** What a skill could do from where its unit stands. */
export interface Prospect {
  readonly can: boolean;
  /** What it would do to the unit it is meant for; null if there is none or it is no attack. */
  readonly odds: { readonly kill: number; readonly mean: number } | null;
  /** Whom it could strike, how likely it succeeds; or why it cannot be used. */
  readonly says: string;
}

/** Who is asked about: a unit, and the enemy its skills are meant for, if any. */
export interface Asked {
  readonly locale: Locale;
  readonly view: View;
  readonly id: UnitId;
  readonly target: UnitId | null;
}

const cannot = (says: string): Prospect => ({ can: false, odds: null, says });
const can = (says: string, odds: Prospect['odds'] = null): Prospect => ({ can: true, odds, says });

export const enemiesOf = (view: State, id: UnitId): UnitId[] => {
  const { owner } = unitOf(view, id);
  return unitsWhere(view, (other) => other.owner !== owner && isAlive(other));
};

/** What a skill could do now; null for one that acts by itself, or of a unit that is not on the table. */
export function prospectOf(asked: Asked, skill: Skill): Prospect | null {
  if (!isAlive(asked.view.units[asked.id])) return null;
  switch (skill.type) {
    case 'attack':
      return attackProspect(asked, skill);
    case 'spell':
      return spellProspect(asked, skill);
    case 'ability':
      return abilityProspect(asked, skill);
    case 'passive':
      return null;
  }
}

/** §7, §14 */
function attackProspect({ locale, view, id, target }: Asked, attack: Attack): Prospect {
  const refused = refuseProfile(view, id, attack, false);
  if (refused !== null) return cannot(refusalLine(locale, refused));
  if (target === null) {
    const struck = enemiesOf(view, id).filter((enemy) => canStrike(view, id, enemy, attack));
    return struck.length === 0
      ? cannot(saySides(locale, `nobody.${attack.attack.kind}`))
      : can(saySides(locale, 'reaches', { units: unitNames(locale, view, struck) }));
  }
  if (!canStrike(view, id, target, attack)) {
    const why = namesTarget(attack.attack)
      ? refuseAttackTarget(view, id, attack.id, attack.attack, target)
      : null;
    return cannot(why === null ? saySides(locale, 'misses') : refusalLine(locale, why));
  }
  const { kill, mean, reaches } = attackForecast(view, id, target, attack.id);
  return can(reaches < 1 ? saySides(locale, 'lands', { chance: percent(locale, reaches) }) : '', {
    kill,
    mean,
  });
}

/** §9: the chance to cast it, and with it what it would do. */
function spellProspect({ locale, view, id, target }: Asked, { id: spell, does }: Spell): Prospect {
  const refused = refuseMagic(view, id) ?? refuseSpell(view, id, spell, []);
  if (refused !== null) return cannot(refusalLine(locale, refused));
  const pass = spellForecast(view, id, spell)?.test.pass ?? 0;
  const cast = saySides(locale, 'casts', { chance: percent(locale, pass) });
  if (target === null || !('attack' in does)) return can(cast);
  const deed = deedsOf(view, id, target, new Charms(), {}).find(({ skill }) => skill === spell);
  if (deed === undefined) return cannot(saySides(locale, 'misses'));
  const { kill, mean } = casesOdds(targetOf(view, target), [deed.cases]);
  return can(cast, { kill, mean });
}

/** §4.2: an ability can be asked for only in the unit's own turn. */
function abilityProspect({ locale, view, id }: Asked, { id: by }: Ability): Prospect | null {
  const open = view.frames.at(-1);
  if (open?.step !== 'act' || open.unit !== id) return null;
  const seat: Seat = unitOf(view, id).owner;
  const refused = bloodfields.refuse(view, seat, { do: 'use', by });
  return refused === null ? can(saySides(locale, 'ready')) : cannot(refusalLine(locale, refused));
}

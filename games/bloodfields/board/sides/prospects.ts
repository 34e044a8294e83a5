import { type Locale, percent, type Refusal } from '@sanguine/kernel';
import type { Ability, Attack, Skill, Spell } from '../../content/skills.ts';
import { bloodfields } from '../../index.ts';
import { namesTarget, refuseAttackTarget, refuseProfile } from '../../rules/attack/legality.ts';
import { attackForecast, spellForecast } from '../../rules/forecast.ts';
import { targetOf } from '../../rules/forecast/attack.ts';
import { Charms } from '../../rules/forecast/charms.ts';
import { canStrike, deedsOf } from '../../rules/forecast/deeds.ts';
import { refuseMagic, refuseSpell } from '../../rules/magic/legality.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { outcomeOf } from '../../rules/outcome.ts';
import { casesOdds } from '../../rules/odds/attack-chain.ts';
import type { TestQuery } from '../../rules/odds/test-query.ts';
import type { UnitId } from '../../rules/state.ts';
import { enemiesOf, isAlive, unitOf } from '../../rules/units.ts';
import { refusalLine } from '../../text/refusals.ts';
import { unitNames } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import { saySides } from './say.ts';

/** What a skill could do from where its unit stands. */
export interface Prospect {
  readonly can: boolean;
  /** What it would do to the chosen target; null if there is none or the skill is no attack. */
  readonly odds: { readonly kill: number; readonly mean: number } | null;
  /** Which units it could strike and how likely it succeeds, or why it cannot be used. */
  readonly says: string;
  /** The test it takes; null if it takes none. */
  readonly test: TestQuery | null;
}

/** What is asked about: a unit, and the enemy its skills are meant for, if any. */
export interface Asked {
  readonly locale: Locale;
  readonly view: View;
  readonly id: UnitId;
  readonly target: UnitId | null;
}

const cannot = (says: string): Prospect => ({ can: false, odds: null, says, test: null });
const can = (says: string, odds: Prospect['odds'] = null, test: Prospect['test'] = null): Prospect => ({
  can: true,
  odds,
  says,
  test,
});

/** Whether a unit can still do anything: it stands on the table and the battle is not over. */
export const mayStillAct = ({ view, id }: Pick<Asked, 'view' | 'id'>): boolean =>
  isAlive(view.units[id]) && outcomeOf(view) === null;

/** What a skill could do now; null for a passive, or if the unit can do nothing more. */
export function prospectOf(asked: Asked, skill: Skill): Prospect | null {
  if (!mayStillAct(asked)) return null;
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

/**
 * Why the unit may not make a move. In its own turn its decision is asked; otherwise `otherwise` asks the rules as if it were
 * its turn.
 */
export function refusedTo(
  { view, id }: Pick<Asked, 'view' | 'id'>,
  move: AnyMove,
  otherwise: () => Refusal | null,
): Refusal | null {
  const open = view.frames.at(-1);
  return open?.step === 'act' && open.unit === id
    ? bloodfields.refuse(view, unitOf(view, id).owner, move)
    : otherwise();
}

/** §7.1: why this attack cannot be made at all or not against this enemy; `unseen` if it could not strike it from here. */
function attackFault(asked: Asked, attack: Attack, target: UnitId): Refusal | 'unseen' | null {
  const { view, id } = asked;
  const { id: skill, attack: profile } = attack;
  const named = namesTarget(profile) ? target : null;
  const refused = refusedTo(
    asked,
    { do: 'attack', skill, target: named },
    () => refuseProfile(view, id, attack, false) ?? refuseAttackTarget(view, id, skill, profile, named),
  );
  return refused ?? (canStrike(view, id, target, attack) ? null : 'unseen');
}

/** §7, §14 */
function attackProspect(asked: Asked, attack: Attack): Prospect {
  const { locale, view, id, target } = asked;
  if (target === null) {
    const enemies = enemiesOf(view, unitOf(view, id).owner);
    const struck = enemies.filter((enemy) => attackFault(asked, attack, enemy) === null);
    if (struck.length > 0)
      return can(saySides(locale, 'reaches', { units: unitNames(locale, view, struck) }));
    const refused = refuseProfile(view, id, attack, false);
    return cannot(
      refused === null ? saySides(locale, `nobody.${attack.attack.kind}`) : refusalLine(locale, refused),
    );
  }
  const fault = attackFault(asked, attack, target);
  if (fault !== null)
    return cannot(fault === 'unseen' ? saySides(locale, 'misses') : refusalLine(locale, fault));
  const { kill, mean, reaches } = attackForecast(view, id, target, attack.id);
  return can(reaches < 1 ? saySides(locale, 'lands', { chance: percent(locale, reaches) }) : '', {
    kill,
    mean,
  });
}

/** §9: the chance to cast it, and what it would do then. */
function spellProspect(asked: Asked, { id: spell, does }: Spell): Prospect {
  const { locale, view, id, target } = asked;
  const refused =
    refusedTo(asked, { do: 'magic' }, () => refuseMagic(view, id)) ?? refuseSpell(view, id, spell, []);
  if (refused !== null) return cannot(refusalLine(locale, refused));
  const forecast = spellForecast(view, id, spell);
  const test = forecast?.query ?? null;
  const cast = saySides(locale, 'casts', { chance: percent(locale, forecast?.test.pass ?? 0) });
  if (target === null || !('attack' in does)) return can(cast, null, test);
  const deed = deedsOf(view, id, target, new Charms(), {}).find(({ skill }) => skill === spell);
  if (deed === undefined) return cannot(saySides(locale, 'misses'));
  const { kill, mean } = casesOdds(targetOf(view, target), [deed.cases]);
  return can(cast, { kill, mean }, test);
}

/** §4.2: abilities can be judged only in the unit's own turn. */
function abilityProspect({ locale, view, id }: Asked, { id: by }: Ability): Prospect | null {
  const open = view.frames.at(-1);
  if (open?.step !== 'act' || open.unit !== id) return null;
  const refused = bloodfields.refuse(view, unitOf(view, id).owner, { do: 'use', by });
  return refused === null ? can(saySides(locale, 'ready')) : cannot(refusalLine(locale, refused));
}

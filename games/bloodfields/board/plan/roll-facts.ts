import type { Locale } from '@sanguine/kernel';
import { currentRoll } from '../../rules/roll/options.ts';
import { hitsOf, savesOf } from '../../rules/dice/convert.ts';
import { isSpell, profileOf } from '../../rules/skills.ts';
import type { State } from '../../rules/state.ts';
import { armourOf, masteryOf } from '../../rules/stats.ts';
import { unitOf } from '../../rules/units.ts';
import { skillName, unitName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';

/** What the dice on the table are for, and what they come to as they lie. */
export function rollFacts(locale: Locale, view: State): string[] {
  const { roll, asker } = currentRoll(view);
  if (asker.step === 'attack' && roll.roll === 'attack') {
    const attacker = unitOf(view, asker.attacker);
    const { kind } = profileOf(attacker, asker.skill);
    const stat = isSpell(attacker, asker.skill) ? 'am' : kind === 'melee' ? 'mm' : 'rm';
    const mastery = masteryOf(attacker, stat);
    return [
      sayBoard(locale, 'roll.attack', {
        skill: skillName(locale, asker.skill),
        target: unitName(locale, view, asker.target),
      }),
      sayBoard(locale, 'roll.hits', { count: hitsOf(roll.faces, mastery, roll.inspired), mastery }),
    ];
  }
  if (asker.step === 'attack' && roll.roll === 'defence') {
    const armour = armourOf(view, asker.target);
    return [
      sayBoard(locale, 'roll.defence', {
        attacker: unitName(locale, view, asker.attacker),
        hits: asker.hits + asker.criticals,
      }),
      sayBoard(locale, 'roll.saves', {
        count: savesOf(roll.faces, armour, roll.inspired || asker.covered),
        armour,
      }),
    ];
  }
  if (asker.step === 'charge')
    return [sayBoard(locale, 'roll.charge', { target: unitName(locale, view, asker.target) })];
  return [];
}

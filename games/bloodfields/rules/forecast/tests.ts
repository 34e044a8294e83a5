import type { Spell } from '../../content/skills.ts';
import { foesOf } from '../combat.ts';
import { testOdds } from '../odds/test-odds.ts';
import type { TestOdds } from '../odds/test-play.ts';
import { changeOne, magicTest, moraleTest, rerollBoth, type TestEffect } from '../odds/test-query.ts';
import { skillSet, spellOf } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { masteryOf, moraleOf } from '../stats.ts';
import { isAffordable } from '../triggers/limits.ts';
import { fleeDifficulty } from '../turn/flight.ts';
import { cardFor, unitOf } from '../units.ts';

export interface FleeForecast {
  readonly difficulty: number;
  readonly pass: number;
}

/** §10.1: the morale test of a unit that flees; null if it is in no combat. */
export function fleeForecast(state: State, id: UnitId): FleeForecast | null {
  const foes = foesOf(state, id);
  if (foes.length === 0) return null;
  const difficulty = fleeDifficulty(state, foes);
  const sure = cardFor(unitOf(state, id)).race === 'husk';
  return {
    difficulty,
    pass: sure ? 1 : testOdds(moraleTest(difficulty, moraleOf(state, id))).pass,
  };
}

export interface SpellForecast {
  readonly spell: Spell;
  readonly test: TestOdds;
}

/** §9.2: the magic test of a spell; null if the unit does not know it. */
export function spellForecast(state: State, id: UnitId, by: string): SpellForecast | null {
  const unit = unitOf(state, id);
  const spell = spellOf(unit, by);
  if (spell === undefined) return null;
  const own = magicEffects(unit);
  return { spell, test: testOdds(magicTest(spell.difficulty, masteryOf(unit, 'am'), { own })) };
}

/** §7.10: what passives of the caster may do to its magic tests for nothing. */
function magicEffects(unit: Unit): TestEffect[] {
  return skillSet(unit.kind).passives.flatMap(({ id: by, dice }): TestEffect[] => {
    if (dice?.side !== 'roller' || !dice.rolls.includes('magic')) return [];
    if (dice.cost !== undefined || !isAffordable(unit, { by, cost: 0, once: dice.once })) return [];
    if ('to' in dice.change) return [changeOne(dice.change.to)];
    return 'reroll' in dice.change && dice.change.reroll === 'all' ? [rerollBoth()] : [];
  });
}

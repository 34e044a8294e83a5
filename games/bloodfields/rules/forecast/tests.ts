import type { Spell } from '../../content/skills.ts';
import { foesOf } from '../combat.ts';
import { testOdds } from '../odds/test-odds.ts';
import type { TestOdds } from '../odds/test-play.ts';
import { magicTest, moraleTest, type TestQuery } from '../odds/test-query.ts';
import { spellOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { masteryOf, moraleOf } from '../stats.ts';
import { fleeDifficulty } from '../turn/flight.ts';
import { cardFor, unitOf } from '../units.ts';
import { Charms, type Help, testEffectsOn } from './charms.ts';

export interface FleeForecast {
  readonly difficulty: number;
  /** Which throws pass; null for units that always pass. */
  readonly query: TestQuery | null;
  readonly pass: number;
  /** Charms and passives taken into account. */
  readonly counted: readonly Help[];
}

/** §10.1: the morale test of a fleeing unit; null if it is not in combat. */
export function fleeForecast(state: State, id: UnitId): FleeForecast | null {
  const foes = foesOf(state, id);
  if (foes.length === 0) return null;
  const difficulty = fleeDifficulty(state, foes);
  const sure = cardFor(unitOf(state, id)).race === 'husk';
  if (sure) return { difficulty, query: null, pass: 1, counted: [] };
  const charms = new Charms();
  const effects = testEffectsOn(state, 'morale', id, charms);
  const query = moraleTest(difficulty, moraleOf(state, id), effects);
  return { difficulty, query, pass: testOdds(query).pass, counted: charms.all };
}

export interface SpellForecast {
  readonly spell: Spell;
  readonly query: TestQuery;
  readonly test: TestOdds;
  readonly counted: readonly Help[];
}

/** §9.2: the magic test of a spell; null if the unit does not know it. */
export function spellForecast(
  state: State,
  id: UnitId,
  by: string,
  charms: Charms = new Charms(),
): SpellForecast | null {
  const unit = unitOf(state, id);
  const spell = spellOf(unit, by);
  if (spell === undefined) return null;
  const effects = testEffectsOn(state, 'magic', id, charms);
  const query = magicTest(spell.difficulty, masteryOf(unit, 'am'), effects);
  return { spell, query, test: testOdds(query), counted: charms.all };
}

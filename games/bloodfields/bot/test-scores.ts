import type { Frame } from '@sanguine/kernel';
import { chargeMovement } from '../rules/charge/stage.ts';
import { listEffects } from '../rules/effects/lists.ts';
import type { Faces, FrameOf, Frames } from '../rules/frames.ts';
import { distance } from '../rules/geometry/disc.ts';
import { passesCharge, passesTest } from '../rules/roll/tests.ts';
import { spellOf } from '../rules/skills.ts';
import type { State } from '../rules/state.ts';
import { masteryOf, moraleOf } from '../rules/stats.ts';
import { fleeDifficulty } from '../rules/turn/flight.ts';
import { unitOf } from '../rules/units.ts';
import { bestStrike } from './attack-scores.ts';
import { effectsWorth } from './effect-worth.ts';
import { spellScore } from './skill-scores.ts';
import { spellChance } from './spell-chance.ts';

/** A test whose dice lie on the table: when it is passed, and what that is worth to the roller. */
export interface OpenTest {
  readonly passes: (faces: Faces, added: number) => boolean;
  readonly worth: number;
}

/** What getting away is worth. */
const ESCAPE = 4;

export function openTest(state: State, roll: FrameOf<'roll'>, asker: Frame<Frames>): OpenTest | null {
  const unit = unitOf(state, roll.unit);
  switch (asker.step) {
    case 'charge': {
      const movement = chargeMovement(state, asker.unit, asker.target);
      const far = distance(unit, unitOf(state, asker.target));
      return {
        passes: (faces, added) => passesCharge({ faces, added, inspired: false }, asker.kind, movement, far),
        worth: Math.max(1, bestStrike(state, asker.unit, asker.target, true).worth),
      };
    }
    case 'magic': {
      const spell = spellOf(unit, asker.spell);
      if (spell === undefined) return null;
      const mastery = masteryOf(unit, 'am');
      const chance = Math.max(0.1, spellChance(unit, spell.difficulty));
      return {
        passes: (faces, added) => passesTest({ faces, added, inspired: false }, mastery, spell.difficulty),
        worth: Math.max(1, spellScore(state, asker.unit, spell) / chance),
      };
    }
    case 'flight': {
      const morale = moraleOf(state, roll.unit);
      const difficulty = fleeDifficulty(state, asker.from);
      return {
        passes: (faces, added) => passesTest({ faces, added, inspired: false }, morale, difficulty),
        worth: ESCAPE,
      };
    }
    case 'resolve': {
      const effect = listEffects(unitOf(state, asker.source), asker.by, asker.part)[asker.effect];
      if (effect?.do !== 'morale') return null;
      const morale = moraleOf(state, roll.unit);
      const worth = Math.max(0.5, effectsWorth(unitOf(state, asker.source), unit, effect.fail));
      return {
        passes: (faces, added) => passesTest({ faces, added, inspired: false }, morale, effect.difficulty),
        worth,
      };
    }
    default:
      return null;
  }
}

/** The chance to pass if some of the dice are rolled again. */
export function chanceAfter({ passes }: OpenTest, kept: Faces, rerolled: number, added: number): number {
  if (rerolled === 0) return passes(kept, added) ? 1 : 0;
  let sum = 0;
  for (let face = 0; face < 6; face++) {
    const faces = kept.map((some, at) => some + (at === face ? 1 : 0));
    sum += chanceAfter({ passes, worth: 0 }, faces, rerolled - 1, added);
  }
  return sum / 6;
}

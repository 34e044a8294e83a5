import { SCATTER_SIDES, type ScatterSide } from '../../content/dice.ts';
import { modifierOf, underShell } from '../attack/volley.ts';
import { scattered } from '../geometry/scatter.ts';
import { numbersOf } from '../roll/dice.ts';
import { currentRoll } from '../roll/options.ts';
import { profileOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { unitOf } from '../units.ts';

/** A unit a shell may come down on: whether it is struck as the die lies, and how likely it is if that is rolled again. */
export interface ScatterChance {
  readonly unit: UnitId;
  readonly now: boolean;
  readonly again: number;
}

const DIRECTIONS = 360;

/** §14.1, §14.2: who is under the template as the scatter die lies, and who might be; null for any other roll or shot. */
export function scatterForecast(state: State): readonly ScatterChance[] | null {
  const { roll, asker } = currentRoll(state);
  if (roll.roll !== 'scatter' || asker.step !== 'volley' || asker.at === null) return null;
  const { attacker, at: aimed } = asker;
  const profile = profileOf(unitOf(state, attacker), asker.skill);
  if (profile.shot !== 'artillery') return null;
  const modifier = modifierOf(state, asker, profile);
  const underAt = (side: ScatterSide, direction: number): readonly UnitId[] => {
    if (side === 'blank') return [];
    const astray = side === 'hit' ? 0 : Math.max(0, side + modifier);
    const at = astray === 0 ? aimed : scattered(aimed, direction, astray * 1000);
    return underShell(state, attacker, at).map(({ unit }) => unit);
  };
  const [number = 1] = numbersOf(roll.faces);
  const now = underAt(SCATTER_SIDES[number - 1] ?? 'blank', asker.direction);
  const again = new Map<UnitId, number>();
  for (const side of SCATTER_SIDES) {
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      for (const unit of underAt(side, direction)) again.set(unit, (again.get(unit) ?? 0) + 1);
    }
  }
  const all = SCATTER_SIDES.length * DIRECTIONS;
  return [...new Set([...now, ...again.keys()])].map((unit) => ({
    unit,
    now: now.includes(unit),
    again: (again.get(unit) ?? 0) / all,
  }));
}

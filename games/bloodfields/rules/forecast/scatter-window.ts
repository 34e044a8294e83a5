import { SCATTER_SIDES, type ScatterSide } from '../../content/dice.ts';
import type { AttackProfile } from '../../content/skills.ts';
import { modifierOf, underShell } from '../attack/volley.ts';
import type { FrameOf } from '../frames.ts';
import { cannonLine, onLine } from '../geometry/line-template.ts';
import type { Point } from '../geometry/point.ts';
import { scattered } from '../geometry/scatter.ts';
import { fieldFor } from '../ground.ts';
import { numbersOf } from '../roll/dice.ts';
import { currentRoll } from '../roll/options.ts';
import { profileOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { idsOn, unitOf } from '../units.ts';

/** A unit a shot may strike: how likely with the die as it is, and how likely if that is rerolled. */
export interface ScatterChance {
  readonly unit: UnitId;
  readonly now: number;
  readonly again: number;
}

const DIRECTIONS = 360;
/** §14.3: how many throws of two dice give each number of inches, from 2 to 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

type Struck = ReadonlyMap<UnitId, number>;

/**
 * §14.1 to §14.3: whom the shot strikes with the scatter die as it is, and whom it might strike after a reroll; a cannon's
 * ball then flies on by two more dice. Null for any other roll or shot.
 */
export function scatterForecast(state: State): readonly ScatterChance[] | null {
  const { roll, asker } = currentRoll(state);
  if (roll.roll !== 'scatter' || asker.step !== 'volley' || asker.at === null) return null;
  const { attacker, at: aimed } = asker;
  const profile = profileOf(unitOf(state, attacker), asker.skill);
  const strikes = strikesOf(state, asker, profile.shot);
  if (strikes === null) return null;
  const modifier = modifierOf(state, asker, profile);
  const struckBy = (side: ScatterSide, direction: number): Struck => {
    if (side === 'blank') return new Map();
    const astray = side === 'hit' ? 0 : Math.max(0, side + modifier);
    return strikes(astray === 0 ? aimed : scattered(aimed, direction, astray * 1000));
  };
  const [number = 1] = numbersOf(roll.faces);
  const now = struckBy(SCATTER_SIDES[number - 1] ?? 'blank', asker.direction);
  const again = new Map<UnitId, number>();
  for (const side of SCATTER_SIDES) {
    // A shot that does not scatter comes down at one point, whatever the direction.
    const astray = typeof side === 'number' && side + modifier > 0;
    for (let direction = 0; direction < (astray ? DIRECTIONS : 1); direction += 1) {
      const part = 1 / SCATTER_SIDES.length / (astray ? DIRECTIONS : 1);
      for (const [unit, chance] of struckBy(side, direction))
        again.set(unit, (again.get(unit) ?? 0) + chance * part);
    }
  }
  return [...new Set([...now.keys(), ...again.keys()])]
    .map((unit) => ({ unit, now: now.get(unit) ?? 0, again: again.get(unit) ?? 0 }))
    .filter((one) => one.now > 0 || one.again > 0);
}

/** How likely a shot that comes down at a point is to strike each unit. */
function strikesOf(
  state: State,
  { attacker, from }: FrameOf<'volley'>,
  shot: AttackProfile['shot'],
): ((at: Point) => Struck) | null {
  if (shot === 'artillery')
    return (at) => new Map(underShell(state, attacker, at).map(({ unit }) => [unit, 1]));
  if (shot !== 'cannon' || from === null) return null;
  const ids = idsOn(state, attacker);
  const discs = ids.map((id) => unitOf(state, id));
  const field = fieldFor(state);
  return (at) => {
    const struck = new Map<UnitId, number>();
    WAYS.forEach((ways, index) => {
      const line = cannonLine(from, at, (index + 2) * 1000, field);
      for (const { index: one } of onLine(line, unitOf(state, attacker), discs)) {
        const id = ids[one];
        if (id !== undefined) struck.set(id, (struck.get(id) ?? 0) + ways / 36);
      }
    });
    return struck;
  };
}

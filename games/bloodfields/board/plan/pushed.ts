import type { AttackProfile } from '../../content/skills.ts';
import { isRooted } from '../../rules/effects/drag.ts';
import type { Disc } from '../../rules/geometry/disc.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { push } from '../../rules/geometry/push.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { profileOf } from '../../rules/skills.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { bodiesFor, unitOf } from '../../rules/units.ts';

/** §5.7: where an attack that pushes would leave its target if it does damage. */
export interface Pushed {
  readonly target: Disc;
  readonly to: Point;
  /** True if the target would run into something and be stunned. */
  readonly stopped: boolean;
}

const pushOf = ({ before = [], after = [], onDamage = [] }: AttackProfile): number =>
  [...before, ...after, ...onDamage].reduce(
    (most, effect) => (effect.do === 'push' && effect.self !== true ? Math.max(most, effect.distance) : most),
    0,
  );

/** The farthest push of a unit's attacks; null if none of them pushes or the target cannot be pushed. */
export function pushBy(view: State, id: UnitId, target: UnitId, moves: readonly AnyMove[]): Pushed | null {
  const [unit, other] = [unitOf(view, id), unitOf(view, target)];
  const far = moves.reduce(
    (most, move) => (move.do === 'attack' ? Math.max(most, pushOf(profileOf(unit, move.skill))) : most),
    0,
  );
  if (far === 0 || isRooted(view, target)) return null;
  const { at, by } = push(unit, other, far, fieldFor(view), bodiesFor(view, other.owner, target));
  return { target: other, to: at, stopped: by !== null };
}

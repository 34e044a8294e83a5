import type { TerrainPiece } from '../../content/terrain.ts';
import type { Segment } from '../../rules/geometry/point.ts';
import { blockerOf, lineOfSight } from '../../rules/geometry/sight.ts';
import { fieldFor } from '../../rules/ground.ts';
import { coverAgainst } from '../../rules/sight.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';

/** §8.2, §8.3: the line the rules have found from one unit to another, or what stands in its way. */
export interface Sight {
  readonly line: Segment;
  readonly kind: 'clear' | 'cover' | 'blocked';
  readonly blocker: TerrainPiece | null;
}

export function sightTo(view: State, id: UnitId, target: UnitId): Sight {
  const [unit, other] = [unitOf(view, id), unitOf(view, target)];
  const line = lineOfSight(unit, other, fieldFor(view));
  if (line !== null)
    return { line, kind: coverAgainst(view, id, target) === null ? 'clear' : 'cover', blocker: null };
  return {
    line: { ax: unit.x, ay: unit.y, bx: other.x, by: other.y },
    kind: 'blocked',
    blocker: blockerOf(unit, other, fieldFor(view)),
  };
}

import type { TerrainPiece } from '../../content/terrain.ts';
import type { Disc } from '../../rules/geometry/disc.ts';
import type { Segment } from '../../rules/geometry/point.ts';
import { blockerOf, lineOfSight } from '../../rules/geometry/sight.ts';
import { fieldFor } from '../../rules/ground.ts';
import { coverFrom, type CoverReason } from '../../rules/sight.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isAlive, unitOf } from '../../rules/units.ts';

/** §8.2, §8.3: the line the rules found from a base to a unit, or what blocks it. */
export interface Sight {
  readonly target: UnitId;
  readonly line: Segment;
  readonly kind: 'clear' | 'cover' | 'blocked';
  /** Why the target has cover; null if it has none or is not seen. */
  readonly cover: CoverReason | null;
  readonly blocker: TerrainPiece | null;
}

export const sightTo = (view: State, id: UnitId, target: UnitId): Sight =>
  sightFrom(view, unitOf(view, id), target, id);

/** The same from any place; `id` is the unit that stands there. */
export function sightFrom(view: State, from: Disc, target: UnitId, id?: UnitId): Sight {
  const other = unitOf(view, target);
  const field = fieldFor(view);
  const line = lineOfSight(from, other, field);
  if (line === null)
    return {
      target,
      line: { ax: from.x, ay: from.y, bx: other.x, by: other.y },
      kind: 'blocked',
      cover: null,
      blocker: blockerOf(from, other, field),
    };
  const cover = coverFrom(view, from, target, id);
  return { target, line, kind: cover === null ? 'clear' : 'cover', cover, blocker: null };
}

/** How a unit would see each enemy from a place. */
export function sightsFrom(view: State, id: UnitId, from: Disc): Sight[] {
  const { owner } = unitOf(view, id);
  return view.units.flatMap((other, target) =>
    other.owner === owner || !isAlive(other) ? [] : [sightFrom(view, from, target, id)],
  );
}

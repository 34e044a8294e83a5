import type { Ref } from '@sanguine/ui';
import type { Point } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import { tagOf, unitNamed } from '../../rules/names.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isOn } from '../../rules/units.ts';

/** The unit a reference names: by its tag in an event, or by its name in notation; null if it names none. */
export function unitOfRef(view: State, ref: Ref): UnitId | null {
  const tagged = view.units.findIndex((_, id) => tagOf(view, id) === ref);
  return tagged >= 0 ? tagged : (unitNamed(view, ref, 0) ?? null);
}

/** Where something is that a reference names: a unit on the table or a piece of terrain; null for anything else. */
export function placeOfRef(view: State, ref: Ref): Point | null {
  const id = unitOfRef(view, ref);
  const unit = id === null ? undefined : view.units[id];
  if (isOn(unit)) return { x: unit.x, y: unit.y };
  const polygon = fieldFor(view).pieces.find(({ piece }) => piece.id === ref);
  if (polygon === undefined) return null;
  return { x: (polygon.x0 + polygon.x1) / 2, y: (polygon.y0 + polygon.y1) / 2 };
}

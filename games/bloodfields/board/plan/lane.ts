import { chargeForecast } from '../../rules/forecast.ts';
import type { ChargeKind } from '../../rules/charge/kind.ts';
import type { Disc } from '../../rules/geometry/disc.ts';
import { easyPlaces } from '../../rules/geometry/easy-charge.ts';
import { hardPlaces } from '../../rules/geometry/hard-charge.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { bodiesFor, unitOf } from '../../rules/units.ts';

/** §6: the lane of a charge, as wide as the base, and the chance that the charge arrives. */
export interface Lane {
  readonly from: Disc;
  readonly to: Point;
  readonly target: Disc;
  readonly kind: ChargeKind;
  readonly chance: number;
  /** Rim to rim, in mil. */
  readonly length: number;
  /** The lowest number on the die that is enough. */
  readonly need: number;
}

export function laneTo(view: State, id: UnitId, target: UnitId): Lane | null {
  const unit = unitOf(view, id);
  const { kind, distance: length, query, test } = chargeForecast(view, id, target);
  const find = kind === 'easy' ? easyPlaces : hardPlaces;
  const places = find(unit, unitOf(view, target), fieldFor(view), bodiesFor(view, unit.owner, id, target));
  const [to] = places;
  if (to === undefined) return null;
  const need = Math.max(query.need, query.fails + 1);
  return { from: unit, to, target: unitOf(view, target), kind, chance: test.pass, length, need };
}

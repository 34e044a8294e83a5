import type { Point } from '../../rules/geometry/point.ts';
import type { State } from '../../rules/state.ts';
import type { Spot } from '../plan/spots.ts';
import { type Place, spotAt, spotPlace, unitAt, unitPlace } from '../plan/targets.ts';
import type { Sheet } from './sheet.ts';

/** Where a place is drawn; undefined if it is not on the table. */
export function placePoint(
  sheet: Sheet,
  view: State,
  spots: readonly Spot[],
  place: Place,
): Point | undefined {
  const unit = unitAt(place);
  const at = unit === null ? spots[spotAt(place) ?? -1]?.at : view.units[unit];
  return at === undefined || (unit !== null && view.units[unit]?.state !== 'board')
    ? undefined
    : sheet.at(at);
}

export function allPlaces(view: State, spots: readonly Spot[]): Place[] {
  return [
    ...view.units.flatMap((unit, id) => (unit.state === 'board' ? [unitPlace(id)] : [])),
    ...spots.map((_, index) => spotPlace(index)),
  ];
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest place in the direction of an arrow key; distance to the side counts double. Null if there is none. */
export function placeTowards(
  from: Point,
  key: string,
  places: readonly { place: Place; at: Point }[],
): Place | null {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  let best: Place | null = null;
  let least = Infinity;
  for (const { place, at } of places) {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const along = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (along <= 0.5 || aside > along * 2) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

import type { Event } from '../../rules/events.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { tagOf, type Tag } from '../../rules/names.ts';
import type { State, Unit } from '../../rules/state.ts';

/** Where units stand, by tag; units that are not on the table are not in it. */
export type Places = Map<Tag, Point>;

/** Where an event moves its unit; null if the unit leaves the table, undefined if it stays where it is. */
function placeAfter(event: Event): Point | null | undefined {
  switch (event.e) {
    case 'unit.placed':
      return event.at;
    case 'unit.moved':
      return event.path.at(-1);
    case 'unit.went':
    case 'unit.pushed':
    case 'contact.made':
    case 'charge.failed':
      return event.to;
    case 'unit.destroyed':
    case 'unit.exited':
      return null;
    default:
      return undefined;
  }
}

/** Records where an event moves its unit. */
export function follow(places: Places, event: Event): void {
  if (!('unit' in event) || event.unit === null) return;
  const place = placeAfter(event);
  if (place === null) places.delete(event.unit);
  else if (place !== undefined) places.set(event.unit, place);
}

/** The table with every unit where it stood at the time, unhurt: enough to measure by. */
export function tableThen(view: State, places: Places): State {
  const units = view.units.map((unit, id): Unit => {
    const place = places.get(tagOf(view, id));
    return place === undefined
      ? { ...unit, state: 'destroyed' }
      : { ...unit, x: place.x, y: place.y, state: 'board', damage: 0 };
  });
  return { ...view, units };
}

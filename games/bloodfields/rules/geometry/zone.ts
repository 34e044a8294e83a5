import { type Body, hostileContact } from './disc.ts';
import type { Field } from './field.ts';
import { SLACK, toMil } from './numbers.ts';
import type { Point } from './point.ts';
import { legalSpot } from './spot.ts';

/** A rectangle of the table; §2.5: a deployment zone. */
export interface Zone {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** §2.5: whether the whole base is inside the zone. */
export const inZone = ({ x, y }: Point, r: number, { x0, y0, x1, y1 }: Zone): boolean =>
  x - r >= x0 - SLACK && y - r >= y0 - SLACK && x + r <= x1 + SLACK && y + r <= y1 + SLACK;

/** How many places along each side of a zone to try first. */
const COLUMNS = 8;
const ROWS = 2;
/** The distance between places if none of the first ones is free. */
const STEP = 250;

/**
 * §2.5: places in a zone, spread over it; if all of those are taken, the first free one, row by row. None: the zone is full.
 * `enough`: stops after this many.
 */
export function zoneSpots(
  zone: Zone,
  r: number,
  field: Field,
  bodies: readonly Body[],
  enough = Infinity,
): Point[] {
  const isFree = (x: number, y: number): boolean => {
    const at = { x, y, r };
    return legalSpot(at, field, bodies) && hostileContact(at, bodies) < 0;
  };
  const wide = zone.x1 - zone.x0 >= zone.y1 - zone.y0;
  const columns = wide ? COLUMNS : ROWS;
  const rows = wide ? ROWS : COLUMNS;
  const found: Point[] = [];
  const room = { x: zone.x1 - zone.x0 - 2 * r, y: zone.y1 - zone.y0 - 2 * r };
  if (room.x < 0 || room.y < 0) return found;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = toMil(zone.x0 + r + (room.x * column) / (columns - 1));
      const y = toMil(zone.y0 + r + (room.y * row) / (rows - 1));
      if (isFree(x, y)) found.push({ x, y });
      if (found.length >= enough) return found;
    }
  return found.length > 0 ? found : firstInRows(zone, r, isFree);
}

/** The first free place, row by row, as a list of one or none. */
function firstInRows(zone: Zone, r: number, isFree: (x: number, y: number) => boolean): Point[] {
  for (let y = zone.y0 + r; y <= zone.y1 - r; y += STEP)
    for (let x = zone.x0 + r; x <= zone.x1 - r; x += STEP) if (isFree(x, y)) return [{ x, y }];
  return [];
}

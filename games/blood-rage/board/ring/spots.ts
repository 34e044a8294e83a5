import { type Place, YGGDRASIL } from '../../content/provinces.ts';
import { isFjord } from '../../rules/atlas.ts';
import type { Ring } from './ring.ts';
import type { Point } from './shape.ts';

/** The position of a slot; slots beyond the last start over, slightly offset. */
export function spotOf(ring: Ring, place: Place, slot: number): Point {
  const spots = isFjord(place)
    ? ring.fjords[place].berths
    : place === YGGDRASIL
      ? ring.seats
      : ring.provinces[place].villages;
  const spot = spots[slot % spots.length] ?? ring.shape.centre;
  const lap = Math.floor(slot / spots.length);
  return { x: spot.x + lap * 12, y: spot.y - lap * 12 };
}

/** The visual middle of a place. */
export function middleOf(ring: Ring, place: Place): Point {
  if (isFjord(place)) return ring.fjords[place].berths[3] ?? ring.shape.centre;
  if (place === YGGDRASIL) return ring.shape.centre;
  const { villages } = ring.provinces[place];
  const sum = villages.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / villages.length, y: sum.y / villages.length };
}

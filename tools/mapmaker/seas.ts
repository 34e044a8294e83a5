import type { Area } from '@sanguine/bloodstones/content/map.ts';
import { type MapDraft, heights } from './ground.ts';
import { around, at, best } from './list.ts';

/** With this many sea areas or more there are two separate seas. */
const TWO_SEAS = 7;
const LARGER_SEA = 0.65;
/** The share of a sea that spreads along the frame before it turns inland. */
const ALONG_FRAME = 0.55;

/** Paints seas from opposite parts of the frame that reach inland; false if there is no room. */
export function paintSeas(ground: MapDraft, count: number): boolean {
  const { frame, chance } = ground;
  const larger = count < TWO_SEAS ? count : Math.round(count * LARGER_SEA);
  const first = Math.floor(chance() * frame.length);
  const second = first + Math.floor(frame.length * (0.5 + (chance() - 0.5) * 0.2));
  if (!growSea(ground, around(frame, first), larger)) return false;
  return larger === count || growSea(ground, around(frame, second), count - larger);
}

function growSea(ground: MapDraft, start: Area, size: number): boolean {
  const { graph, canvas, terrain, chance } = ground;
  const onFrame = new Set(ground.frame);
  const height = heights(ground, 10, canvas[0] * 0.12);
  const sea = new Set<Area>();
  const isFree = (area: Area): boolean =>
    !terrain.has(area) && !at(graph, area).some((other) => terrain.get(other) === 'sea' && !sea.has(other));
  const appeal = (area: Area): number => {
    const own = at(graph, area).filter((other) => sea.has(other)).length;
    const framed = [...sea].filter((other) => onFrame.has(other)).length;
    const along = framed < size * ALONG_FRAME ? 0.25 : -0.6;
    return (
      1.2 * at(height, area) +
      0.5 * chance() -
      0.45 * Math.max(0, own - 1) +
      (onFrame.has(area) ? along : 0.2)
    );
  };
  for (let next: Area | undefined = start; sea.size < size;) {
    if (next === undefined || !isFree(next)) return false;
    sea.add(next);
    terrain.set(next, 'sea');
    const shore = new Set([...sea].flatMap((area) => at(graph, area)).filter(isFree));
    next = best(shore, appeal);
  }
  return true;
}

import { type MapDraft, toSea } from './ground.ts';
import { around, at, best } from './list.ts';

/** Paints one strip along the frame, as far from the seas as possible; false if there is no room. */
export function paintDesert(ground: MapDraft, count: number): boolean {
  const { frame, terrain, chance } = ground;
  const distances = toSea(ground);
  const strips = frame
    .map((_, start) => Array.from({ length: count }, (_area, step) => around(frame, start + step)))
    .filter((strip) => !strip.some((area) => terrain.has(area)));
  const strip = best(strips, (areas) =>
    areas.reduce((sum, area) => sum + Math.min(3, at(distances, area)), chance()),
  );
  for (const area of strip ?? []) terrain.set(area, 'desert');
  return strip !== undefined;
}

import type { Terrain } from '@sanguine/bloodstones/content/map.ts';
import { paintDesert } from './desert.ts';
import { besides, blanks, type MapDraft, heights } from './ground.ts';
import { at } from './list.ts';
import { paintHighGround } from './ridges.ts';
import { paintSeas } from './seas.ts';

/** Shares like those of Map 1; the rest is plains. */
const SHARES = { sea: 0.11, desert: 0.05, mountain: 0.03, hill: 0.11, forest: 0.27 };

/** Paints a blank map; undefined if some terrain found no room. */
export function paint(ground: MapDraft): Terrain[] | undefined {
  const count = (kind: keyof typeof SHARES): number => Math.round(SHARES[kind] * ground.graph.length);
  const fits =
    paintSeas(ground, count('sea')) &&
    paintDesert(ground, Math.max(3, count('desert'))) &&
    paintHighGround(ground, count('hill'), Math.max(2, count('mountain')));
  if (!fits) return undefined;
  paintForests(ground, count('forest'));
  return [...ground.graph.keys()].map((area) => ground.terrain.get(area) ?? 'plains');
}

/** Forests of a few areas each, rarely beside the desert. */
function paintForests(ground: MapDraft, count: number): void {
  const height = heights(ground, Math.round(ground.graph.length * 0.3), ground.canvas[0] * 0.068);
  const appeal = (area: number): number => at(height, area) - (besides(ground, area, 'desert') > 0 ? 0.5 : 0);
  const ranked = blanks(ground).toSorted((a, b) => appeal(b) - appeal(a));
  for (const area of ranked.slice(0, count)) ground.terrain.set(area, 'forest');
}

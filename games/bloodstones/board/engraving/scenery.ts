import type { Terrain } from '../../content/map.ts';
import { DUNES, desert } from './desert.ts';
import type { MapGlyph, EngravingLayer, Use } from './engraving.ts';
import { FIRS } from './firs.ts';
import { forest } from './forest.ts';
import { type EngravingRandom, engravingRandom } from './engraving-random.ts';
import { HILLS, hills } from './hills.ts';
import { mountains, PEAKS } from './mountains.ts';
import { FIELDS, plains, TUFTS } from './plains.ts';
import { RIPPLES, sea } from './ripples.ts';
import type { Scenery, Site } from './site.ts';
import { TREES } from './trees.ts';

/** The scenery of each terrain (§1.4). */
const SCENERY: Readonly<Record<Terrain, (site: Site, random: EngravingRandom) => Scenery>> = {
  plains,
  forest,
  hill: hills,
  desert,
  mountain: mountains,
  sea,
};

export const GLYPHS: readonly MapGlyph[] = [
  ...TREES.lone,
  ...TREES.grouped,
  ...FIRS.lone,
  ...FIRS.grouped,
  ...HILLS,
  ...PEAKS,
  ...DUNES,
  ...TUFTS,
  ...FIELDS,
  ...RIPPLES,
];

/** The scenery of all areas on one layer, area by area, each from back to front. */
export function sceneryLayer(
  id: string,
  sites: readonly Site[],
  isTaken: (use: Use) => boolean,
): EngravingLayer {
  const all = sites.map((site) => ({
    site,
    ...SCENERY[site.terrain](site, engravingRandom(id, 'scenery', site.area)),
  }));
  return {
    id: 'scenery',
    clip: 'field',
    paths: all.flatMap(({ paths }) => paths),
    uses: all.flatMap(({ site, uses }) =>
      site.terrain === 'sea' ? uses.filter((use) => !isTaken(use)) : uses,
    ),
  };
}

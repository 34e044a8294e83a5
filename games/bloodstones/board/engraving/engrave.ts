import type { GameMap, MapShape } from '../../content/map.ts';
import type { Point } from '../../content/maps/segment.ts';
import { bordersOf, ringPath, ringPoints, stretchesOf } from './borders.ts';
import type { EngravedArea, Engraving, EngravingLayer } from './engraving.ts';
import { GRADIENTS } from './gradients.ts';
import { type PlateRaster, groundOf } from './ground.ts';
import { engravingRandom } from './engraving-random.ts';
import { borderLayers, lineShapes } from './lines.ts';
import { MARGIN, neatline, TITLE_STRIP, titleOrnament } from './neatline.ts';
import { INK, SEA_INK, WASH } from './palette.ts';
import { FIBRES, patina, sheetLayer, stains, washLayers } from './paper.ts';
import { rectangle } from './pen.ts';
import { riverLayers } from './rivers.ts';
import { GLYPHS, sceneryLayer } from './scenery.ts';
import { seaOf } from './sea.ts';
import { SERPENT } from './serpent.ts';
import { type Site, siteOf } from './site.ts';

/**
 * The detailed picture of a map as plain data. Equal maps give equal pictures: randomness is seeded by the map's id
 * alone.
 */
export function engrave(map: GameMap, shape: MapShape): Engraving {
  const { canvas } = shape;
  const [width, height] = canvas;
  const rings = stretchesOf(shape);
  const borders = bordersOf(map, rings);
  const isSea = (area: number): boolean => map.areas[area]?.terrain === 'sea';
  const outlines = rings.map(ringPoints);
  const ground = groundOf(canvas, outlines, isSea);
  const sites = sitesOf(map, shape, outlines, ground);
  const areas = sites.map((site) => engravedArea(site, ringPath(rings[site.area] ?? [])));
  const sheet = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN + TITLE_STRIP] as const;
  const title = { name: map.name, x: width / 2, y: height + 49 };
  const onRiver = new Set(shape.rivers.flat().flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const sea = seaOf(
    canvas,
    ground,
    sites.filter(({ area }) => isSea(area)),
  );
  const { inland, coast } = borderLayers(borders);
  const { banks, water } = riverLayers(shape, borders);
  const layers: readonly EngravingLayer[] = [
    sheetLayer(sheet),
    ...washLayers(map),
    stains(canvas, engravingRandom(map.id, 'stains')),
    sea.water,
    sceneryLayer(map.id, sites, sea.isTaken),
    inland,
    banks,
    coast,
    water,
    sea.ornaments,
    patina(canvas, engravingRandom(map.id, 'patina')),
    neatline(canvas),
    titleOrnament([title.x, title.y], map.name.en),
  ];
  const used = new Set(layers.flatMap(({ uses = [] }) => uses.map(({ symbol }) => symbol)));
  return {
    id: map.id,
    title,
    canvas,
    sheet,
    shapes: [
      { id: 'field', d: rectangle(0, 0, width, height) },
      ...areas.map(({ area, path }) => ({ id: `a${area}`, d: path })),
      ...lineShapes(map.id, borders, ({ a, b }) => onRiver.has(`${a} ${b}`)),
    ],
    clips: [
      { id: 'field', shapes: ['field'] },
      { id: 'sea', shapes: areas.filter(({ area }) => isSea(area)).map(({ area }) => `a${area}`) },
      ...areas
        .filter(({ area }) => !isSea(area))
        .map(({ area }) => ({ id: `a${area}`, shapes: [`a${area}`] })),
    ],
    gradients: GRADIENTS,
    symbols: [...GLYPHS, ...FIBRES, SERPENT].filter(({ id }) => used.has(id)),
    layers,
    areas,
  };
}

function sitesOf(map: GameMap, shape: MapShape, outlines: readonly Point[][], ground: PlateRaster): Site[] {
  return map.areas.map(({ terrain }, area) => {
    const { label = [0, 0], radius = 0 } = shape.areas[area] ?? {};
    const ring = outlines[area] ?? [];
    return siteOf({ area, terrain, label, radius, ring }, ground, engravingRandom(map.id, 'clearing', area));
  });
}

function engravedArea({ area, terrain, centre, quiet }: Site, path: string): EngravedArea {
  const number = {
    text: String(area),
    x: centre[0],
    y: centre[1] + 5,
    ink: terrain === 'sea' ? SEA_INK : INK,
    halo: WASH[terrain],
  };
  return { area, terrain, path, centre, quiet, number };
}

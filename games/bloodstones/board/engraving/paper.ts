import type { GameMap } from '../../content/map.ts';
import type { Point } from '../../content/maps/segment.ts';
import type { MapGlyph, EngravingLayer, Mark, Use } from './engraving.ts';
import { glyphOf, variants } from './glyph.ts';
import { type EngravingRandom, engravingRandom } from './engraving-random.ts';
import { RIM, WASH } from './palette.ts';
import { ellipse, Pen, rectangle } from './pen.ts';

const PATCH = 180;

/** Patches of paper fibres that tile the map. */
export const FIBRES: readonly MapGlyph[] = variants('fibre', 3, (id) => {
  const random = engravingRandom(id);
  const pen = new Pen();
  for (let k = 0; k < 16; k++) {
    const [x, y] = [random.between(14, PATCH - 14), random.between(10, PATCH - 10)];
    const [dx, dy] = [random.between(-13, 13), random.between(-9, 9)];
    pen
      .move([x, y])
      .bend([x + dx * 0.5 + random.between(-4, 4), y + dy * 0.5 + random.between(-4, 4)], [x + dx, y + dy]);
  }
  return glyphOf(id, { left: 0, right: PATCH, top: 0, bottom: PATCH, taper: 1 }, [
    { d: pen.data, stroke: '#7a5c34', width: 0.45, opacity: 0.16 },
  ]);
});

export function sheetLayer([x, y, width, height]: readonly [number, number, number, number]): EngravingLayer {
  return { id: 'paper', paths: [{ d: rectangle(x, y, width, height), gradient: 'paper' }] };
}

/** Every area in its tint, with a darker rim along its border as on hand-coloured maps. */
export function washLayers(map: GameMap): EngravingLayer[] {
  const shape = (area: number): string => `a${area}`;
  const rims: [number, number][] = [
    [27, 0.06],
    [20, 0.08],
    [13, 0.11],
    [6, 0.2],
  ];
  const land = [...map.areas.entries()].filter(([, { terrain }]) => terrain !== 'sea');
  const byTerrain = land.toSorted(([, a], [, b]) => a.terrain.localeCompare(b.terrain));
  return [
    {
      id: 'washes',
      clip: 'field',
      paths: map.areas.map(({ terrain }, area): Mark => ({
        shape: shape(area),
        fill: WASH[terrain],
        stroke: WASH[terrain],
        width: 0.7,
      })),
    },
    {
      id: 'rims',
      clip: 'field',
      paths: rims.flatMap(([width, opacity]) =>
        byTerrain.map(([area, { terrain }]): Mark => ({
          shape: shape(area),
          clip: shape(area),
          stroke: RIM[terrain],
          width,
          opacity,
        })),
      ),
    },
  ];
}

export function stains([width, height]: Point, random: EngravingRandom): EngravingLayer {
  const paths = Array.from({ length: 9 }, (): Mark => {
    const at: Point = [random.between(0, width), random.between(0, height)];
    return { d: ellipse(at, random.between(60, 190), random.between(50, 150)), gradient: 'stain' };
  });
  return { id: 'stains', clip: 'field', paths };
}

/** The darker edge of the map, and the paper fibres over everything. */
export function patina([width, height]: Point, random: EngravingRandom): EngravingLayer {
  const uses: Use[] = [];
  for (let y = 0; y < height; y += PATCH)
    for (let x = 0; x < width; x += PATCH) uses.push({ symbol: random.pick(FIBRES).id, x, y, scale: 1 });
  return {
    id: 'patina',
    clip: 'field',
    paths: [{ d: rectangle(0, 0, width, height), gradient: 'vignette' }],
    uses,
  };
}

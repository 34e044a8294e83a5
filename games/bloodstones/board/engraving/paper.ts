import type { GameMap } from '../../content/map.ts';
import type { Point } from '../../content/maps/segment.ts';
import type { Glyph, Layer, Mark, Use } from './engraving.ts';
import { glyphOf, variants } from './glyph.ts';
import { type Hand, handFor } from './hand.ts';
import { RIM, WASH } from './palette.ts';
import { ellipse, Pen, rectangle } from './pen.ts';

const PATCH = 180;

/** Patches of paper fibres, laid over the plate side by side. */
export const FIBRES: readonly Glyph[] = variants('fibre', 3, (id) => {
  const hand = handFor(id);
  const pen = new Pen();
  for (let k = 0; k < 16; k++) {
    const [x, y] = [hand.between(14, PATCH - 14), hand.between(10, PATCH - 10)];
    const [dx, dy] = [hand.between(-13, 13), hand.between(-9, 9)];
    pen
      .move([x, y])
      .bend([x + dx * 0.5 + hand.between(-4, 4), y + dy * 0.5 + hand.between(-4, 4)], [x + dx, y + dy]);
  }
  return glyphOf(id, { left: 0, right: PATCH, top: 0, bottom: PATCH, taper: 1 }, [
    { d: pen.data, stroke: '#7a5c34', width: 0.45, opacity: 0.16 },
  ]);
});

export function sheetLayer([x, y, width, height]: readonly [number, number, number, number]): Layer {
  return { id: 'paper', paths: [{ d: rectangle(x, y, width, height), gradient: 'paper' }] };
}

/** Every area in its tint, and the old colourist's darker rim along its border. */
export function washLayers(map: GameMap): Layer[] {
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

export function stains([width, height]: Point, hand: Hand): Layer {
  const paths = Array.from({ length: 9 }, (): Mark => {
    const at: Point = [hand.between(0, width), hand.between(0, height)];
    return { d: ellipse(at, hand.between(60, 190), hand.between(50, 150)), gradient: 'stain' };
  });
  return { id: 'stains', clip: 'field', paths };
}

/** The darker edge of the plate and the fibres over all. */
export function patina([width, height]: Point, hand: Hand): Layer {
  const uses: Use[] = [];
  for (let y = 0; y < height; y += PATCH)
    for (let x = 0; x < width; x += PATCH) uses.push({ symbol: hand.pick(FIBRES).id, x, y, scale: 1 });
  return {
    id: 'patina',
    clip: 'field',
    paths: [{ d: rectangle(0, 0, width, height), gradient: 'vignette' }],
    uses,
  };
}

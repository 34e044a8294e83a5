import type { Area, GameMap, MapShape, Terrain } from '../../content/map.ts';
import type { Point, Ring } from '../../content/maps/segment.ts';
import { ringPath, stretchesOf } from '../engraving/borders.ts';
import { MARGIN, TITLE_STRIP } from '../engraving/neatline.ts';
import { clearingOf } from '../engraving/site.ts';

/** An area as the board needs it. */
export interface ChartArea {
  readonly area: Area;
  readonly terrain: Terrain;
  readonly path: string;
  /** Its border; empty where it is only a circle on a road. */
  readonly ring: Ring;
  /** Where its pieces are placed, and their distance from the nearest border. */
  readonly centre: Point;
  readonly radius: number;
}

/** What the board needs of a map besides its picture. All numbers are in map units. */
export interface Chart {
  readonly id: string;
  readonly name: GameMap['name'];
  /** The whole sheet with frame and title: left, top, width, height. */
  readonly sheet: readonly [left: number, top: number, width: number, height: number];
  readonly canvas: Point;
  readonly areas: readonly ChartArea[];
  /** Lines between neighbours, for maps whose borders do not show them. */
  readonly roads: readonly (readonly [Area, Area])[];
}

export function chartOf(map: GameMap, shape: MapShape): Chart {
  const [width, height] = shape.canvas;
  const rings = stretchesOf(shape);
  return {
    id: map.id,
    name: map.name,
    canvas: shape.canvas,
    sheet: [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN + TITLE_STRIP],
    areas: map.areas.map(({ terrain }, area) => {
      const { label = [0, 0] as const, radius = 1, ring = [] } = shape.areas[area] ?? {};
      const { centre } = clearingOf(terrain, label, radius);
      return { area, terrain, path: ringPath(rings[area] ?? []), ring, centre, radius };
    }),
    roads: [],
  };
}

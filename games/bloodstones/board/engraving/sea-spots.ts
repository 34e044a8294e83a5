import type { Area } from '../../content/map.ts';
import type { Point } from '../../content/maps/segment.ts';
import type { Use } from './engraving.ts';
import type { PlateRaster } from './ground.ts';
import { outlineOf } from './glyph.ts';
import { SERPENT } from './serpent.ts';

/** A sea area with the position of its number. */
export interface Water {
  readonly area: Area;
  readonly centre: Point;
}

/** A spot for an ornament at sea, and the room around it. */
export interface SeaRoom {
  readonly at: Point;
  readonly room: number;
}

const STEP = 4;

/** The spot on the map with the most `room`; the corner if there is none. */
function roomiest({ width, height }: PlateRaster, room: (at: Point) => number): SeaRoom {
  let best: SeaRoom = { at: [0, 0], room: 0 };
  for (let y = STEP; y < height; y += STEP)
    for (let x = STEP; x < width; x += STEP) {
      const found = room([x, y]);
      if (found > best.room) best = { at: [x, y], room: found };
    }
  return best;
}

const away = ([x, y]: Point, from: Point): number => Math.hypot(x - from[0], y - from[1]);

/** Away from coasts, the frame, sea borders and area numbers. */
export function spotForCompass(ground: PlateRaster, waters: readonly Water[]): SeaRoom {
  return roomiest(ground, (at) => {
    if (ground.toLand(...at) <= 0) return 0;
    return Math.min(ground.clearance(...at) - 3, ...waters.map(({ centre }) => away(at, centre) * 0.95 - 15));
  });
}

const SIZES = [1.1, 0.95, 0.8, 0.7];
const OFF_SHORE = 4;
const OFF_NUMBER = 15;

/** The serpent at the largest size that fits into one sea area, away from its number and from the compass. */
export function serpentUses(ground: PlateRaster, waters: readonly Water[], compass: SeaRoom): Use[] {
  for (const scale of SIZES) {
    const { at, room } = roomiest(ground, (foot) =>
      away(foot, compass.at) < compass.room + 70
        ? 0
        : Math.max(0, ...waters.map((water) => roomForSerpent(ground, water, foot, scale))),
    );
    if (room > 0) return [{ symbol: SERPENT.id, x: at[0], y: at[1], scale }];
  }
  return [];
}

/** The least depth along its outline, or 0 if it would come too close to something. */
function roomForSerpent(ground: PlateRaster, { area, centre }: Water, foot: Point, scale: number): number {
  if (ground.depth(area, ...foot) < OFF_SHORE) return 0;
  const outline = outlineOf(SERPENT.reach, foot, scale);
  const [bottom, top] = [outline.at(0), outline.at(-1)];
  if (bottom === undefined || top === undefined) return 0;
  const nearX = Math.max(bottom[0][0], Math.min(bottom[1][0], centre[0]));
  const nearY = Math.max(top[0][1], Math.min(bottom[0][1], centre[1]));
  if (away([nearX, nearY], centre) < OFF_NUMBER) return 0;
  const spots = outline.flatMap(([[left, y], [right]]): Point[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => [left + (right - left) * share, y]),
  );
  const depth = Math.min(...spots.map((spot) => ground.depth(area, ...spot)));
  return depth < OFF_SHORE ? 0 : depth;
}

import type { Area, Terrain } from '../../content/map.ts';
import type { Point } from '../../content/maps/segment.ts';
import type { Mark, Use } from './engraving.ts';
import type { PlateRaster } from './ground.ts';
import type { EngravingRandom } from './engraving-random.ts';

/** An area prepared for drawing its scenery. */
export interface Site {
  readonly area: Area;
  readonly terrain: Terrain;
  readonly centre: Point;
  /** No glyph comes closer to the centre, which is for pieces and numbers. */
  readonly quiet: number;
  readonly bounds: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly ground: PlateRaster;
  /** True inside the clearing around the quiet circle. */
  inClearing(x: number, y: number): boolean;
}

/** What is drawn on an area. */
export interface Scenery {
  readonly paths: readonly Mark[];
  readonly uses: readonly Use[];
}

/** Where pieces are placed in an area, and the radius kept free of glyphs. */
export function clearingOf(
  terrain: Terrain,
  label: Point,
  radius: number,
): { readonly centre: Point; readonly quiet: number } {
  const mountain = terrain === 'mountain';
  return {
    quiet: mountain ? Math.min(14, 0.34 * radius) : Math.min(18, 0.43 * radius),
    // Peaks rise behind the clearing, so it lies lower in mountains.
    centre: [label[0], label[1] + (mountain ? Math.round(0.28 * radius) : 0)],
  };
}

export function siteOf(
  {
    area,
    terrain,
    label,
    radius,
    ring,
  }: { area: Area; terrain: Terrain; label: Point; radius: number; ring: readonly Point[] },
  ground: PlateRaster,
  random: EngravingRandom,
): Site {
  const { centre, quiet } = clearingOf(terrain, label, radius);
  const [twofold, threefold, side] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)];
  const glade = random.between(0.3, 1.5);
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return {
    area,
    terrain,
    centre,
    quiet,
    ground,
    bounds: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    // A true circle would look like a wreath: the clearing bulges, outwards only, and opens to one side.
    inClearing(x, y) {
      const [dx, dy] = [x - centre[0], y - centre[1]];
      const turn = Math.atan2(dy, dx);
      const bulge = 0.12 * (1 + Math.sin(2 * turn + twofold)) + 0.08 * (1 + Math.sin(3 * turn + threefold));
      const opening = glade * Math.max(0, Math.cos(turn - side)) ** 7;
      return Math.hypot(dx, dy) < quiet * (1 + bulge + opening);
    },
  };
}

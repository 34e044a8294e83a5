import type { Point } from '../../content/maps/segment.ts';
import { compassRadius, compassRose, rhumbLines } from './compass.ts';
import type { EngravingLayer, Mark, Use } from './engraving.ts';
import type { PlateRaster } from './ground.ts';
import { ellipse } from './pen.ts';
import { serpentUses, spotForCompass, type Water } from './sea-spots.ts';
import { shallows, waterLines } from './water-lines.ts';

/** The parts of the sea that span areas. */
interface Sea {
  readonly water: EngravingLayer;
  readonly ornaments: EngravingLayer;
  /** True if a ripple here would overlap an ornament. */
  readonly isTaken: (use: Use) => boolean;
}

/** Smooths the water around the serpent. */
const calm = ({ x, y, scale }: Use): Mark => ({
  d: ellipse([x + 7 * scale, y - 9 * scale], 54 * scale, 28 * scale),
  gradient: 'glow',
  clip: 'sea',
});

export function seaOf(canvas: Point, ground: PlateRaster, waters: readonly Water[]): Sea {
  const compass = spotForCompass(ground, waters);
  const uses = serpentUses(ground, waters, compass);
  const [roseX, roseY] = compass.at;
  return {
    water: {
      id: 'water',
      clip: 'field',
      paths: [...shallows(), rhumbLines(compass, canvas), ...waterLines(ground)],
    },
    ornaments: { id: 'ornaments', clip: 'field', paths: [...compassRose(compass), ...uses.map(calm)], uses },
    isTaken: ({ x, y }) =>
      Math.hypot(x - roseX, y - roseY) < compassRadius(compass) * 1.25 + 12 ||
      uses.some((serpent) => Math.hypot((x - serpent.x - 7) * 0.5, y - serpent.y + 10) < 32),
  };
}

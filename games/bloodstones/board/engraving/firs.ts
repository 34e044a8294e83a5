import type { Point } from '../../content/maps/segment.ts';
import type { Mark } from './engraving.ts';
import { grove } from './grove.ts';
import type { EngravingRandom } from './engraving-random.ts';
import { INK, NEEDLE } from './palette.ts';
import { Pen } from './pen.ts';

const TIERS = 4;

/** A fir: tiers of drooping boughs, the right side hatched. */
function draw([x, y]: Point, size: number, random: EngravingRandom): Mark[] {
  const [tall, half] = [15.5 * size, 4.7 * size];
  const tip: Point = [x + random.between(-0.4, 0.4), y - tall];
  const bough = (tier: number, side: number): Point[] => {
    const level = y - tall + (tall * 0.86 * tier) / TIERS;
    const out = (half * (tier + 0.25)) / TIERS;
    return [
      [x + side * out * random.between(0.92, 1.08), level + random.between(-0.4, 0.4)],
      [x + side * out * 0.48, level - 0.9 * size],
    ];
  };
  const tiers = Array.from({ length: TIERS }, (_, tier) => tier + 1);
  const right = tiers.flatMap((tier) => bough(tier, 1));
  const left = tiers.flatMap((tier) => bough(tier, -1)).toReversed();
  const outline = new Pen().move([x, y - tall * 0.12]).line([x, y]);
  outline
    .move(tip)
    .line(...right, ...left)
    .close();
  const shade = new Pen()
    .move(tip)
    .line(...right, [x + 0.2, y - tall * 0.16])
    .close();
  const hatch = new Pen();
  for (let k = 0; k < 6; k++) {
    const part = 0.22 + k * 0.13;
    const level = y - tall + tall * 0.86 * part;
    hatch.move([x + 0.3, level - 1.1]).line([x + half * part * 0.92, level + 0.5]);
  }
  return [
    { d: outline.data, fill: NEEDLE.lit, stroke: INK, width: 0.75 },
    { d: shade.data, fill: NEEDLE.shade, opacity: 0.5 },
    { d: hatch.data, stroke: INK, width: 0.55 },
  ];
}

export const FIRS = grove({ name: 'fir', half: 4.8, tall: 15.6, taper: 0.15, draw });

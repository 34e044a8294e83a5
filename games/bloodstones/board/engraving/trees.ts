import type { Point } from '../../content/maps/segment.ts';
import type { Mark } from './engraving.ts';
import { grove } from './grove.ts';
import type { EngravingRandom } from './engraving-random.ts';
import { INK, LEAF } from './palette.ts';
import { Pen } from './pen.ts';

/** A broad tree: a scalloped crown with a flat foot, hatched on the right, and its trunk. */
function draw([x, y]: Point, size: number, random: EngravingRandom): Mark[] {
  const [half, tall, middle] = [5.5 * size, 6 * size, y - 7.6 * size];
  const lobes = random.pick([6, 7, 7, 8]);
  const first = random.between(0, 6.3);
  const rim = Array.from({ length: lobes }, (_, k): Point => {
    const turn = first + ((k + random.between(-0.2, 0.2)) / lobes) * 2 * Math.PI;
    const reach = random.between(0.84, 1);
    return [x + Math.cos(turn) * half * reach, middle + Math.min(tall * 0.74, Math.sin(turn) * tall * reach)];
  });
  const pen = new Pen();
  for (const [k, to] of [...rim, ...rim.slice(0, 1)].entries()) {
    const from = rim[k - 1];
    if (from === undefined) pen.move(to);
    else pen.arc(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56, to);
  }
  pen.close();
  for (const side of [-0.75, 0.8])
    pen.move([x + side * size, middle + tall * 0.82]).line([x + side * size * 1.25, y]);
  const shade = new Pen()
    .move([x + half * 0.25, middle - tall * 0.86])
    .sweep(
      [x + half * 1.25, middle - tall * 0.7],
      [x + half * 1.35, middle + tall * 0.5],
      [x + half * 0.5, middle + tall * 0.78],
    )
    .line([x - half * 0.3, middle + tall * 0.78])
    .sweep(
      [x + half * 0.5, middle + tall * 0.5],
      [x + half * 0.6, middle - tall * 0.3],
      [x + half * 0.25, middle - tall * 0.86],
    )
    .close();
  const hatch = new Pen();
  for (let k = 0; k < 5; k++) {
    const level = -0.52 + k * 0.3;
    const edge = Math.sqrt(1 - level * level) * half;
    const at = middle + level * tall;
    hatch
      .move([x + edge * 0.96, at])
      .bend(
        [x + edge * 0.6, at + 1.5 * size],
        [x + edge * random.between(0.05, 0.32) - (k > 2 ? 1.2 * size : 0), at + 0.9 * size],
      );
  }
  // One lit leaf on the left.
  hatch
    .move([x - half * 0.62, middle + random.between(-0.2, 0.1) * tall])
    .bend([x - half * 0.42, middle - tall * 0.42], [x - half * 0.1, middle - tall * 0.22]);
  return [
    { d: pen.data, fill: LEAF.lit, stroke: INK, width: 0.75 },
    { d: shade.data, fill: LEAF.shade, opacity: 0.42 },
    { d: hatch.data, stroke: INK, width: 0.55 },
  ];
}

export const TREES = grove({ name: 'tree', half: 5.6, tall: 14, taper: 0.8, draw });

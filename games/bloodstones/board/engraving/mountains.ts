import type { Point } from '../../content/maps/segment.ts';
import type { MapGlyph, Mark } from './engraving.ts';
import { glyphOf, variants } from './glyph.ts';
import { type EngravingRandom, engravingRandom } from './engraving-random.ts';
import { INK, ROCK } from './palette.ts';
import { Pen, polygon, polyline } from './pen.ts';
import { plant } from './placement.ts';
import type { Scenery, Site } from './site.ts';

const STEPS = 5;

/** The point at a fraction of the way along a polyline. */
function along(line: readonly Point[], share: number): Point {
  const at = Math.min(line.length - 1.001, Math.max(0, share * (line.length - 1)));
  const [from, to] = [line[Math.floor(at)] ?? [0, 0], line[Math.floor(at) + 1] ?? [0, 0]];
  const part = at - Math.floor(at);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A crag: two broken slopes and a crooked ridge between the lit face and the hatched one. */
function peak([x, y]: Point, wide: number, tall: number, random: EngravingRandom): Mark[] {
  const top: Point = [x + random.between(-0.07, 0.07) * wide, y - tall];
  const slope = (side: number): Point[] => [
    top,
    ...Array.from({ length: STEPS }, (_, k): Point => {
      const part = (k + 1) / STEPS;
      const rough = k + 1 < STEPS ? 1.3 : 0;
      const out = top[0] + side * (wide / 2) * part ** 0.9 + (x - top[0]) * part;
      return [out + random.between(-rough, rough), top[1] + tall * part + random.between(-rough, rough)];
    }),
  ];
  const [left, right] = [slope(-1), slope(1)];
  const ridge: Point[] = [
    top,
    ...Array.from({ length: STEPS }, (_, k): Point => {
      const part = ((k + 1) / STEPS) * 0.92;
      const swing = k % 2 === 0 ? 0.07 : -0.035;
      return [top[0] + wide * (0.04 * part + swing * random.between(0.7, 1.2)), top[1] + tall * part];
    }),
  ];
  const hatch = new Pen();
  const strokes = Math.round(tall / 1.7);
  for (let k = 1; k < strokes; k++) {
    const part = k / strokes;
    const [from, to] = [along(ridge, part * 0.98), along(right, Math.min(1, part * 0.93 + 0.06))];
    const far = random.between(0.74, 0.98);
    hatch.move(from).line([from[0] + (to[0] - from[0]) * far, from[1] + (to[1] - from[1]) * far + 1]);
  }
  const light = new Pen();
  for (let k = 0; k < 4; k++) {
    const [start, foot] = [along(left, 0.2 + k * 0.17), random.between(0.1, 0.2) * tall];
    light
      .move([start[0] + random.between(1, 2.6), start[1] + 1.2])
      .line([start[0] + random.between(0.4, 1.6), start[1] + foot]);
  }
  // A spur down the lit face.
  const spur = along(ridge, random.between(0.3, 0.42));
  light
    .move(spur)
    .line([spur[0] - wide * 0.1, spur[1] + tall * 0.16], [spur[0] - wide * 0.09, spur[1] + tall * 0.3]);
  // Broken ground at the foot.
  for (const share of [0.2, 0.42])
    light
      .move([x + (share - 0.5) * wide, y + 0.2])
      .line([x + (share - 0.5) * wide + random.between(1.5, 4), y + 0.2]);
  return [
    { d: polygon([...left.toReversed(), ...right.slice(1)]), fill: ROCK.lit },
    { d: polygon([...right, ...ridge.slice(1).toReversed()]), fill: ROCK.shade, opacity: 0.6 },
    { d: hatch.data, stroke: INK, width: 0.7 },
    { d: polyline(left) + polyline(ridge) + light.data, stroke: INK, width: 0.75 },
    { d: polyline(right), stroke: INK, width: 1.4 },
  ];
}

/** Peaks, every third of them with a crag in front. */
function peaks(name: string, wide: [number, number], tall: [number, number]): MapGlyph[] {
  return variants(name, 6, (id, index) => {
    const random = engravingRandom(id);
    const [across, up] = [random.between(...wide), random.between(...tall)];
    const crag = index % 3 === 2 ? random.pick([-1, 1]) : 0;
    const paths = peak([-crag * 4, -Math.abs(crag) * 3], across, up, random);
    if (crag !== 0) paths.push(...peak([crag * 9, 0], across * 0.6, up * 0.55, random));
    const side = across / 2 + Math.abs(crag) * 4;
    return glyphOf(
      id,
      { left: side, right: side, top: up + Math.abs(crag) * 3, bottom: 0.5, taper: 0.15 },
      paths,
    );
  });
}

const GREAT = peaks('peak', [28, 36], [27, 35]);
const LESSER = peaks('crag', [20, 26], [16, 23]);
export const PEAKS: readonly MapGlyph[] = [...GREAT, ...LESSER];

/** §1.4 mountains: the great peaks are placed first. */
export function mountains(site: Site, random: EngravingRandom): Scenery {
  const choose = (_: Point, stage: number): MapGlyph => random.pick(stage < 0.6 ? GREAT : LESSER);
  return { paths: [], uses: plant(site, random, { tries: 5000, margin: 1.5, share: 0.7, choose }) };
}

import type { Point } from '../../content/maps/segment.ts';
import type { MapGlyph } from './engraving.ts';
import { glyphOf, variants } from './glyph.ts';
import { type EngravingRandom, engravingRandom } from './engraving-random.ts';
import { RIM, SECOND_INK } from './palette.ts';
import { Pen, polygon } from './pen.ts';
import { plant } from './placement.ts';
import type { Scenery, Site } from './site.ts';

/** Three or four blades of grass, or two short horizontal strokes. */
export const TUFTS: readonly MapGlyph[] = variants('tuft', 10, (id, index) => {
  const random = engravingRandom(id);
  const pen = new Pen();
  if (index % 3 === 2) {
    const long = random.between(5, 9);
    pen
      .move([-long * 0.7, -1.2])
      .line([long * 0.3, -1.2])
      .move([-long * 0.2, 1.2])
      .line([long * 0.7, 1.2]);
    return glyphOf(id, { left: 6.5, right: 6.5, top: 1.6, bottom: 1.6, taper: 1 }, [
      { d: pen.data, stroke: SECOND_INK, width: 0.5, opacity: 0.6 },
    ]);
  }
  const size = random.between(0.85, 1.2);
  for (const lean of index % 3 === 0 ? [-1, 0.05, 1] : [-1.2, -0.4, 0.35, 1.1])
    pen
      .move([lean * 0.7 * size, 0])
      .bend([lean * 1.1 * size, -2 * size], [lean * 2.4 * size, (-3.6 + Math.abs(lean) * 1.2) * size]);
  return glyphOf(id, { left: 3.4, right: 3.4, top: 4.4, bottom: 0.4, taper: 1 }, [
    { d: pen.data, stroke: SECOND_INK, width: 0.6, opacity: 0.85 },
  ]);
});

/** A ploughed plot: a slanted patch with furrows, drawn around its centre. */
function plot(
  random: EngravingRandom,
  middle: Point,
  half: number,
  furrows: number,
  turn: number,
): { corners: Point[]; furrows: string } {
  const skew = random.between(-0.3, 0.3);
  const at = (u: number, v: number): Point => {
    const x = u + v * skew;
    return [
      middle[0] + x * Math.cos(turn) - v * Math.sin(turn),
      middle[1] + (x * Math.sin(turn) + v * Math.cos(turn)) * 0.85,
    ];
  };
  const deep = furrows * 1.2;
  const pen = new Pen();
  for (let k = 0; k < furrows; k++) {
    const v = -deep + 1.2 + k * 2.4;
    pen.move(at(-half + random.between(0.3, 1.6), v)).line(at(half - random.between(0.3, 1.6), v));
  }
  return { corners: [at(-half, -deep), at(half, -deep), at(half, deep), at(-half, deep)], furrows: pen.data };
}

/** One plot, or two with crossing furrows. */
export const FIELDS: readonly MapGlyph[] = variants('field', 10, (id, index) => {
  const random = engravingRandom(id);
  const turn = random.between(-0.5, 0.5);
  const plots =
    index % 2 === 0
      ? [plot(random, [0, -8], random.between(8, 11), random.pick([5, 6]), turn)]
      : [
          plot(random, [-8 * Math.cos(turn), -8 - 7 * Math.sin(turn)], random.between(6.5, 7.5), 6, turn),
          plot(
            random,
            [8 * Math.cos(turn), -8 + 7 * Math.sin(turn)],
            random.between(6, 7),
            5,
            turn + Math.PI / 2,
          ),
        ];
  const corners = plots.flatMap((one) => one.corners);
  const reach = {
    left: Math.max(...corners.map(([x]) => -x)),
    right: Math.max(...corners.map(([x]) => x)),
    top: Math.max(...corners.map(([, y]) => -y)),
    bottom: Math.max(...corners.map(([, y]) => y)),
    taper: 1,
  };
  return glyphOf(id, reach, [
    { d: plots.map((one) => polygon(one.corners)).join(''), fill: RIM.plains, opacity: 0.3 },
    { d: plots.map((one) => one.furrows).join(''), stroke: SECOND_INK, width: 0.55, opacity: 0.75 },
  ]);
});

/** §1.4 plains: open ground, so mostly bare, with an occasional field. */
export function plains(site: Site, random: EngravingRandom): Scenery {
  const most = random.pick([0, 1, 1, 2]);
  const fields = plant(site, random, {
    tries: 240,
    margin: 7,
    share: 1.6,
    choose: () => random.pick(FIELDS),
  }).slice(0, most);
  const taken = (x: number, y: number): boolean =>
    fields.some((field) => Math.hypot(field.x - x, field.y - 8 - y) < 19);
  const tufts = plant(site, random, {
    tries: 260,
    margin: 6,
    share: 2,
    choose: ([x, y]) => (taken(x, y) ? undefined : random.pick(TUFTS)),
  });
  return { paths: [], uses: [...fields, ...tufts.filter(() => random.happens(0.75))] };
}

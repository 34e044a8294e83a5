import type { Point } from '../../content/maps/segment.ts';
import type { MapGlyph } from './engraving.ts';
import { glyphOf, variants } from './glyph.ts';
import { type EngravingRandom, engravingRandom } from './engraving-random.ts';
import { DESERT_INK, SAND } from './palette.ts';
import { Pen } from './pen.ts';
import { plant, scatter } from './placement.ts';
import type { Scenery, Site } from './site.ts';

/** A crescent dune: a long windward back, a hatched slip face in its lee. */
export const DUNES: readonly MapGlyph[] = variants('dune', 8, (id) => {
  const random = engravingRandom(id);
  const wide = random.between(24, 34);
  const tall = wide * random.between(0.19, 0.25);
  const [left, right] = [-wide / 2, wide / 2];
  const crest: Point = [wide * random.between(0.04, 0.14), -tall];
  const back = (pen: Pen): Pen =>
    pen.move([left, 0]).sweep([left * 0.5, -tall * 0.25], [crest[0] - wide * 0.2, -tall], crest);
  const face = new Pen()
    .move(crest)
    .sweep([crest[0] + wide * 0.16, -tall * 0.9], [right * 0.75, -tall * 0.1], [right, 0.4]);
  face.sweep(
    [right * 0.6, -tall * 0.02],
    [crest[0] + wide * 0.04, -tall * 0.1],
    [crest[0] - wide * 0.06, 0.6],
  );
  face.sweep([crest[0] + wide * 0.04, -tall * 0.3], [crest[0] + wide * 0.02, -tall * 0.7], crest).close();
  const hatch = new Pen();
  for (let k = 0; k < 6; k++) {
    const part = 0.1 + k * 0.14;
    const x = crest[0] + (right - crest[0]) * part * 0.8;
    hatch
      .move([x, -tall * (1 - part) ** 1.2])
      .line([x + wide * 0.05, -tall * (1 - part) ** 1.2 * 0.25 - 0.2]);
  }
  const body = back(new Pen()).sweep(
    [crest[0] + wide * 0.16, -tall * 0.9],
    [right * 0.75, -tall * 0.1],
    [right, 0.4],
  );
  return glyphOf(id, { left: -left, right, top: tall, bottom: 1, taper: 0.4 }, [
    { d: body.data, fill: SAND.lit },
    { d: face.data, fill: SAND.shade, opacity: 0.5 },
    { d: body.data, stroke: DESERT_INK, width: 0.8 },
    { d: hatch.data, stroke: DESERT_INK, width: 0.55 },
  ]);
});

/** §1.4 desert: stipple, dense along the border, and dunes. */
export function desert(site: Site, random: EngravingRandom): Scenery {
  const uses = plant(site, random, { tries: 900, margin: 6, share: 1.35, choose: () => random.pick(DUNES) });
  const onDune = ([x, y]: Point): boolean =>
    uses.some((dune) => Math.abs(dune.x - x) < 15 && y < dune.y + 1.5 && y > dune.y - 6.5);
  const grains = scatter(site, random, 5200, (spot) => {
    const deep = site.ground.depth(site.area, ...spot);
    if (deep < 2.2 || site.inClearing(...spot) || onDune(spot)) return undefined;
    return { item: spot, room: Math.min(4.8, 1.15 + deep * 0.085) };
  });
  const [fine, coarse] = [new Pen(), new Pen()];
  for (const grain of grains) (random.happens(0.3) ? coarse : fine).dot(grain);
  return {
    paths: [
      { d: fine.data, stroke: DESERT_INK, width: 0.85, opacity: 0.85 },
      { d: coarse.data, stroke: DESERT_INK, width: 1.3, opacity: 0.9 },
    ],
    uses,
  };
}

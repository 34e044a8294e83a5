import type { MapGlyph } from './engraving.ts';
import { glyphOf, variants } from './glyph.ts';
import { type EngravingRandom, engravingRandom } from './engraving-random.ts';
import { SEA_INK } from './palette.ts';
import { Pen } from './pen.ts';
import { plant } from './placement.ts';
import type { Scenery, Site } from './site.ts';

/** Beyond the last water line. */
const OPEN_SEA = 47;

export const RIPPLES: readonly MapGlyph[] = variants('ripple', 8, (id, index) => {
  const random = engravingRandom(id);
  const pen = new Pen();
  const wave = (x: number, y: number, long: number): void => {
    pen
      .move([x, y])
      .bend([x + long * 0.17, y - 2], [x + long * 0.35, y])
      .glide([x + long * 0.7, y])
      .glide([x + long, y - random.between(0, 0.8)]);
  };
  wave(-8, 0, random.between(14, 17));
  if (index % 2 === 1) wave(random.between(-4, 2), 4, random.between(8, 11));
  return glyphOf(id, { left: 8.5, right: 13, top: 3, bottom: 6, taper: 1 }, [
    { d: pen.data, stroke: SEA_INK, width: 0.65, opacity: 0.65 },
  ]);
});

/** §1.4 open sea. */
export function sea(site: Site, random: EngravingRandom): Scenery {
  const choose = ([x, y]: readonly [number, number]): MapGlyph | undefined =>
    site.ground.toLand(x, y) > OPEN_SEA ? random.pick(RIPPLES) : undefined;
  return { paths: [], uses: plant(site, random, { tries: 500, margin: 9, share: 1.7, choose }) };
}

import type { Glyph } from './engraving.ts';
import { glyphOf, variants } from './glyph.ts';
import { type Hand, handFor } from './hand.ts';
import { SEA_INK } from './palette.ts';
import { Pen } from './pen.ts';
import { plant } from './placement.ts';
import type { Scenery, Site } from './site.ts';

/** Beyond the last water line. */
const OPEN_SEA = 47;

export const RIPPLES: readonly Glyph[] = variants('ripple', 8, (id, index) => {
  const hand = handFor(id);
  const pen = new Pen();
  const wave = (x: number, y: number, long: number): void => {
    pen
      .move([x, y])
      .bend([x + long * 0.17, y - 2], [x + long * 0.35, y])
      .glide([x + long * 0.7, y])
      .glide([x + long, y - hand.between(0, 0.8)]);
  };
  wave(-8, 0, hand.between(14, 17));
  if (index % 2 === 1) wave(hand.between(-4, 2), 4, hand.between(8, 11));
  return glyphOf(id, { left: 8.5, right: 13, top: 3, bottom: 6, taper: 1 }, [
    { d: pen.data, stroke: SEA_INK, width: 0.65, opacity: 0.65 },
  ]);
});

/** §1.4 open sea. */
export function sea(site: Site, hand: Hand): Scenery {
  const choose = ([x, y]: readonly [number, number]): Glyph | undefined =>
    site.ground.toLand(x, y) > OPEN_SEA ? hand.pick(RIPPLES) : undefined;
  return { paths: [], uses: plant(site, hand, { tries: 500, margin: 9, share: 1.7, choose }) };
}

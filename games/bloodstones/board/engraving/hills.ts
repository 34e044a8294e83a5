import type { Point } from '../../content/maps/segment.ts';
import type { MapGlyph, Mark } from './engraving.ts';
import { glyphOf, variants } from './glyph.ts';
import { type EngravingRandom, engravingRandom } from './engraving-random.ts';
import { INK, TURF } from './palette.ts';
import { Pen, polygon, polyline } from './pen.ts';
import { plant } from './placement.ts';
import type { Scenery, Site } from './site.ts';

interface Mound {
  readonly foot: Point;
  readonly half: number;
  readonly tall: number;
  /** How far the top leans to the right. */
  readonly lean: number;
}

/** The outline from -1, the left foot, to 1, the right one. Round on top, steep below, flattening at the foot. */
function rim({ foot: [x, y], half, tall, lean }: Mound, across: number): Point {
  const dome = Math.sqrt(Math.max(0, 1 - across ** 2));
  const bell = (1 + Math.cos(Math.PI * across)) / 2;
  const rise = 0.55 * dome + 0.45 * bell;
  return [x + lean * rise + across * half, y - tall * rise];
}

/** A round-topped hill, hachured down its right flank from the crest and lightly on its left. */
function hill(mound: Mound, random: EngravingRandom): Mark[] {
  const { foot, half, tall } = mound;
  const profile = Array.from({ length: 17 }, (_, k) => rim(mound, -1 + k / 8));
  const flank = profile.slice(9);
  const [heavy, light] = [new Pen(), new Pen()];
  const stroke = (pen: Pen, across: number, share: number): void => {
    const [x, y] = rim(mound, across);
    const fall = (foot[1] - y) * share;
    const drift = across * fall * 0.3;
    pen.move([x, y + 0.2]).bend([x + drift * 0.25, y + fall * 0.5], [x + drift, y + fall]);
  };
  const count = Math.round(half / 1.45);
  for (let k = 0; k < count; k++) {
    const across = 0.02 + (0.86 * k) / count;
    stroke(heavy, across, random.between(0.6, 0.88) * (k === 0 ? 0.6 : 1));
  }
  for (let across = -0.84; across < -0.1; across += 2.6 / half)
    stroke(light, across, random.between(0.14, 0.34));
  return [
    { d: polygon(profile), fill: TURF.lit },
    {
      d: polygon([rim(mound, 0.05), ...flank, [foot[0] + half * 0.35, foot[1] - tall * 0.06]]),
      fill: TURF.shade,
      opacity: 0.42,
    },
    { d: polyline(profile), stroke: INK, width: 0.9 },
    { d: heavy.data, stroke: INK, width: 0.62 },
    { d: light.data, stroke: INK, width: 0.5, opacity: 0.7 },
  ];
}

export const HILLS: readonly MapGlyph[] = variants('hill', 12, (id, index) => {
  const random = engravingRandom(id);
  const mound = (x: number, y: number, size: number): Mound => ({
    foot: [x, y],
    half: random.between(10.5, 14) * size,
    tall: random.between(9.5, 12.5) * size,
    lean: random.between(-1.2, 1.2),
  });
  const far = random.happens(0.5) ? -1 : 1;
  // Every second glyph has a lower hill behind its shoulder.
  const mounds = index % 2 === 0 ? [mound(0, 0, 1)] : [mound(far * 8, -3.2, 0.82), mound(-far * 4, 0, 1)];
  const reach = {
    left: Math.max(...mounds.map((one) => one.half - one.foot[0])),
    right: Math.max(...mounds.map((one) => one.half + one.foot[0])),
    top: Math.max(...mounds.map(({ foot, tall }) => tall - foot[1])),
    bottom: 0.5,
    taper: 0.55,
  };
  return glyphOf(
    id,
    reach,
    mounds.flatMap((one) => hill(one, random)),
  );
});

/** §1.4 hills: pairs first, then single ones between them. */
export function hills(site: Site, random: EngravingRandom): Scenery {
  const [single, paired] = [
    HILLS.filter((_, index) => index % 2 === 0),
    HILLS.filter((_, index) => index % 2 === 1),
  ];
  const choose = (_: Point, stage: number): MapGlyph => random.pick(stage < 0.4 ? paired : single);
  return { paths: [], uses: plant(site, random, { tries: 3000, margin: 2.5, share: 0.72, choose }) };
}

import { type PlaneQuestion, type Random, swiftRandom } from '@sanguine/kernel';
import { LAYOUTS } from '../content/layouts.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { coverOf, coverPiece, givers } from '../rules/geometry/cover.ts';
import { type Disc, gap } from '../rules/geometry/disc.ts';
import { hasEasyPlace } from '../rules/geometry/easy-charge.ts';
import type { Field } from '../rules/geometry/field.ts';
import type { Polygon } from '../rules/geometry/polygon.ts';
import { sees } from '../rules/geometry/sight.ts';
import { legalSpot } from '../rules/geometry/spot.ts';
import { fieldFor } from '../rules/ground.ts';
import { EMPTY } from '../rules/units.ts';

/** How many bases are on each table, as in a game of 200 points, and how far they keep from the edge. */
const BASES = 20;
const EDGE = 3000;
const SIZES = [630, 630, 787, 1181];

/** How far away the target may be, and how far the target of a charge. */
const SHOT = 18_000;
const CHARGE = 10_000;

/** How many questions of each kind per layout. */
const EACH = 8;

function lay(field: Field, random: Random): Disc[] {
  const discs: Disc[] = [];
  while (discs.length < BASES) {
    const disc = {
      x: EDGE + random.int(field.width - 2 * EDGE),
      y: EDGE + random.int(field.height - 2 * EDGE),
      r: SIZES[random.int(SIZES.length)] ?? 630,
    };
    if (legalSpot(disc, field, discs)) discs.push(disc);
  }
  return discs;
}

const corners = (polygons: readonly Polygon[]): PlaneQuestion['polygons'] =>
  polygons.map(({ sides }) => sides.map(({ x, y }) => [x, y] as const));

function sight(field: Field, from: Disc, to: Disc): PlaneQuestion {
  return {
    about: 'sight',
    from,
    to,
    polygons: corners(field.opaque),
    discs: [],
    ask: () => sees(from, to, field),
  };
}

function cover(field: Field, from: Disc, to: Disc, others: readonly Disc[]): PlaneQuestion | null {
  if (coverPiece(to, field) !== null) return null;
  const larger = others.filter(({ r }) => r > to.r).slice(0, 3);
  return {
    about: 'cover',
    from,
    to,
    polygons: corners([...field.opaque, ...givers(from, to, field)]),
    discs: larger,
    ask: () => coverOf(from, to, field, larger)?.kind === 'clean',
  };
}

function charge(field: Field, from: Disc, to: Disc, others: readonly Disc[]): PlaneQuestion {
  return {
    about: 'charge',
    from,
    to,
    polygons: corners(field.chargeBlock),
    discs: others,
    ask: () => hasEasyPlace(from, to, field, others),
  };
}

/** §8.2, §8.3, §6.2: who sees whom, from where there is a clean line, and who can be charged easily. */
export function questions(): readonly PlaneQuestion[] {
  const random = swiftRandom('plane');
  return LAYOUTS.filter(({ size }) => size === 'large').flatMap(({ id }) => {
    const field = fieldFor({ layout: id, options: DEFAULT_OPTIONS, grown: EMPTY });
    const found: PlaneQuestion[] = [];
    const count = (about: PlaneQuestion['about']): number =>
      found.filter((one) => one.about === about).length;
    while (count('sight') < EACH || count('cover') < EACH || count('charge') < EACH) {
      const [from, to, ...others] = lay(field, random);
      if (from === undefined || to === undefined || gap(from, to) > SHOT) continue;
      const hidden = cover(field, from, to, others);
      if (count('sight') < EACH) found.push(sight(field, from, to));
      if (hidden !== null && count('cover') < EACH) found.push(hidden);
      if (gap(from, to) < CHARGE && count('charge') < EACH) found.push(charge(field, from, to, others));
    }
    return found;
  });
}

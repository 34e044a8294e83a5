import type { Point } from '../../content/maps/segment.ts';
import type { MapGlyph, Reach, Use } from './engraving.ts';
import { outlineOf } from './glyph.ts';
import type { EngravingRandom } from './engraving-random.ts';
import type { Site } from './site.ts';

/** Glyphs may be closer behind each other than side by side. */
const STRETCH = 1.25;

/** An item proposed for a spot, with the room it needs on each side. */
interface Proposal<T> {
  readonly item: T;
  readonly room: number;
}

/** Random spots, kept where there is room, from back to front. */
export function scatter<T>(
  { bounds }: Site,
  random: EngravingRandom,
  tries: number,
  propose: (spot: Point, stage: number) => Proposal<T> | undefined,
): T[] {
  const kept: (Proposal<T> & { readonly spot: Point })[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const spot: Point = [
      random.between(bounds.left, bounds.right),
      random.between(bounds.top, bounds.bottom),
    ];
    const proposal = propose(spot, attempt / tries);
    if (proposal === undefined) continue;
    const free = kept.every(
      (other) =>
        Math.hypot(other.spot[0] - spot[0], (other.spot[1] - spot[1]) * STRETCH) >=
        other.room + proposal.room,
    );
    if (free) kept.push({ ...proposal, spot });
  }
  return kept.toSorted((a, b) => a.spot[1] - b.spot[1]).map(({ item }) => item);
}

interface Planting {
  readonly tries: number;
  /** The glyph for a spot, if any. The stage runs from 0 to 1, so that large glyphs can go first. */
  readonly choose: (spot: Point, stage: number) => MapGlyph | undefined;
  /** The fraction of its own width a glyph keeps free: below 1 they overlap. */
  readonly share: number;
  /** The least distance between a glyph and its area's border. */
  readonly margin: number;
}

/** Glyphs scattered over an area, inside its border and outside its clearing. */
export function plant(
  site: Site,
  random: EngravingRandom,
  { tries, choose, share, margin }: Planting,
): Use[] {
  return scatter(site, random, tries, (spot, stage) => {
    if (site.ground.depth(site.area, ...spot) < margin) return undefined;
    const glyph = choose(spot, stage);
    // Whole units keep the picture small, without a visible difference.
    const [x, y] = [Math.round(spot[0]), Math.round(spot[1])];
    if (glyph === undefined || !standsFree(site, glyph.reach, [x, y], margin)) return undefined;
    return {
      item: { symbol: glyph.id, x, y, scale: 1 },
      room: (share * (glyph.reach.left + glyph.reach.right)) / 2,
    };
  });
}

/** True if a glyph with its foot here stays inside its area and outside the clearing. */
function standsFree(site: Site, reach: Reach, spot: Point, margin: number): boolean {
  const { area, ground, centre } = site;
  return outlineOf(reach, spot).every(
    ([left, right]) =>
      ground.depth(area, ...left) >= margin &&
      ground.depth(area, ...right) >= margin &&
      !site.inClearing(Math.max(left[0], Math.min(right[0], centre[0])), left[1]),
  );
}

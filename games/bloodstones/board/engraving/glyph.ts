import type { Point } from '../../content/maps/segment.ts';
import type { MapGlyph, Mark, Reach } from './engraving.ts';

const PRECISION = 10;
const tenth = (value: number): number => Math.ceil(value * PRECISION) / PRECISION;

export function glyphOf(id: string, reach: Reach, paths: readonly Mark[]): MapGlyph {
  const { left, right, top, bottom, taper } = reach;
  return {
    id,
    paths,
    reach: { left: tenth(left), right: tenth(right), top: tenth(top), bottom: tenth(bottom), taper },
  };
}

/** Numbered variants of one glyph, so that neighbours can look different. */
export function variants(
  name: string,
  count: number,
  draw: (id: string, index: number) => MapGlyph,
): MapGlyph[] {
  return Array.from({ length: count }, (_, index) => draw(`${name}${index}`, index));
}

/** The left and right ends of an upright glyph's outline at five heights, from foot to top. */
export function outlineOf(
  { left, right, top, bottom, taper }: Reach,
  [x, y]: Point,
  scale = 1,
): [Point, Point][] {
  return [0, 0.25, 0.5, 0.75, 1].map((height) => {
    const share = scale * (1 + (taper - 1) * height);
    const level = y + scale * (bottom - (bottom + top) * height);
    return [
      [x - left * share, level],
      [x + right * share, level],
    ];
  });
}

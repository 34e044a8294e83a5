import type { Locale } from '@sanguine/kernel';
import { type Point, span } from '../rules/geometry/point.ts';
import { say } from './phrases.ts';

/** §18: lengths are shown rounded to a hundredth of an inch. */
const shown = (mil: number): number => Math.round(mil / 10) / 100 + 0;

/** `7.9 inches` */
export const lengthText = (locale: Locale, mil: number): string =>
  say(locale, 'length', { count: shown(mil) });

/** A number of inches without the word: `7.9`. */
export const inchesText = (mil: number): string => String(shown(mil));

/** Lengths side by side, in thousandths if hundredths do not tell them apart. */
export const lengthsApart = (locale: Locale, lengths: readonly number[]): string[] =>
  inchesApart(lengths).map((count) => say(locale, 'length', { count }));

/** The same as numbers of inches. */
export function inchesApart(lengths: readonly number[]): number[] {
  const rounded = new Set(lengths.map(shown));
  const exact = rounded.size < new Set(lengths.map((mil) => Math.round(mil))).size;
  return lengths.map((mil) => (exact ? Math.round(mil) / 1000 : shown(mil)));
}

/** `(12.5, 8.25)`: from the west edge and the south edge. */
export const pointText = (locale: Locale, { x, y }: Point): string =>
  say(locale, 'place.at', { x: inchesText(x), y: inchesText(y) });

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof WINDS)[number];

/** The tangent of half the angle between two winds. */
const HALF_WIND = Math.SQRT2 - 1;

/** The one of eight winds in which another point lies; null if the points are the same. */
export function windTo(from: Point, to: Point): Wind | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return null;
  const north = Math.abs(dy) * HALF_WIND > Math.abs(dx);
  const east = Math.abs(dx) * HALF_WIND > Math.abs(dy);
  if (north) return dy > 0 ? 'n' : 's';
  if (east) return dx > 0 ? 'e' : 'w';
  return dy > 0 ? (dx > 0 ? 'ne' : 'nw') : dx > 0 ? 'se' : 'sw';
}

/** The wind of a direction in degrees, counter-clockwise from the east. */
export function windOf(degrees: number): Wind {
  const at = (10 - Math.round((((degrees % 360) + 360) % 360) / 45)) % 8;
  return WINDS[at] ?? 'n';
}

export const windText = (locale: Locale, wind: Wind): string => say(locale, `wind.${wind}`);

/** Length, wind and end of a straight way; the wind means nothing if the way leads nowhere. */
export function wayText(
  locale: Locale,
  from: Point,
  to: Point,
): { readonly length: string; readonly wind: string; readonly at: string } {
  const wind = windTo(from, to);
  return {
    length: lengthText(locale, span(from, to)),
    wind: windText(locale, wind ?? 'n'),
    at: pointText(locale, to),
  };
}

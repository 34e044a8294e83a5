import { swell } from './land.ts';
import { length, noise, ramp, speck } from './noise.ts';
import { CLAY, DEEP, DRY, EARTH, GRASS, MOSS, STONE } from './pigments.ts';
import type { Measures } from './quarter.ts';
import type { Relief } from './relief.ts';
import type { Point, Site } from './site.ts';
import { type Track, trackOver } from './track.ts';

/** Tufts stand in cells, this many per inch and at most one in each. */
const CELLS = 1.5;
/** How many points of a path are recorded per inch. */
const STEPS = 8;

/** Records a way as numbers, so that a pixel only has to look one up. */
function recorded(track: Track, long: number): Float32Array {
  return Float32Array.from({ length: Math.ceil(long * STEPS) + 2 }, (_, at) => track(at / STEPS));
}

const lookUp = (way: Float32Array, along: number): number => {
  const share = Math.max(0, along * STEPS);
  const at = Math.floor(share);
  const here = way[at] ?? 0;
  return here + ((way[at + 1] ?? here) - here) * (share - at);
};

/** How worn the ground is near what is fought for (x, y, x, y, ...), from 0 to 1. */
function wear(spots: Float64Array, x: number, y: number, rough: number): number {
  let worn = 0;
  for (let at = 0; at < spots.length; at += 2) {
    const dx = x - (spots[at] ?? 0);
    const dy = y - (spots[at + 1] ?? 0);
    const far = dx * dx + dy * dy;
    if (far < 12) worn = Math.max(worn, ramp(2.6, 0.6, Math.sqrt(far) + rough));
  }
  return worn;
}

/** Mown flock with its nap, dry and deep patches, tufts, worn earth around objectives, a cart track and a footpath. */
export function paintTurf(
  relief: Relief,
  table: Measures,
  sites: readonly Site[],
  worn: readonly Point[],
  seed: number,
): void {
  const { width, height } = table;
  const cart = recorded(
    trackOver(sites, width, height, seed + 1, (along, aside) => [along, aside]),
    width,
  );
  const path = recorded(
    trackOver(sites, height, width, seed + 2, (along, aside) => [aside, along]),
    height,
  );
  const tuft = tuftPainter(relief);
  const spots = Float64Array.from(worn.flat());
  const { z } = relief;
  // Close up, the flock shows more detail.
  const near = ramp(30, 60, relief.ppi);
  const nearer = ramp(80, 160, relief.ppi);
  const fine = Math.min(90, relief.ppi * 0.64);
  const strong = 0.26 * Math.min(1, relief.ppi / 24);
  relief.all((at, x, y) => {
    const big = swell(x, y);
    const mid = noise(x * 1.3, y * 1.3, 3);
    const flock = noise(x * 7, y * 5, 4);
    const blade = noise(x * 19, y * 11, 5);
    let high = big * 0.5 + mid * 0.05 + flock * 0.022 + blade * 0.014;
    if (near > 0) high += noise(x * 44, y * 26, 15) * 0.007 * near;
    if (nearer > 0) high += noise(x * 120, y * 70, 20) * 0.003 * nearer;
    relief.dip(at, GRASS);
    const nap = napAt(x * 0.147 + y * 0.08 + big * 0.8);
    relief.lay(at, DRY, ramp(0.42, 0.82, big * 0.8 + mid * 0.2 + nap * 0.13));
    relief.lay(at, DEEP, ramp(0.56, 0.14, big) * 0.7 + ramp(0.6, 0.85, flock) * 0.16);
    // The engraver's short strokes: many in deep grass, few in dry.
    const stroke = noise(relief.right(x, y) * fine, relief.down(x, y) * fine * 0.32, 14);
    relief.cut(at, ramp(0.66, 0.84, stroke + (0.5 - big) * 0.35) * strong);
    let bare = wear(spots, x, y, (mid - 0.5) * 1.4 + (flock - 0.5) * 0.7);
    const beside = Math.abs(y - lookUp(cart, x));
    if (beside < 1.4) {
      const wheel = Math.abs(beside + (mid - 0.5) * 0.22 - 0.42);
      const rut = ramp(0.22, 0.05, wheel) * ramp(0.24, 0.5, noise(x * 0.6, y * 0.6, 9));
      bare = Math.max(bare, rut * 0.62 + ramp(1.1, 0.15, beside + (mid - 0.5) * 0.7) * 0.26);
      high -= rut * 0.04;
    }
    const off = Math.abs(x - lookUp(path, y));
    if (off < 0.8) {
      const trodden = ramp(0.42, 0.1, off + (mid - 0.5) * 0.5) * ramp(0.3, 0.62, noise(x * 0.5, y * 0.5, 19));
      bare = Math.max(bare, trodden * 0.5);
      high -= trodden * 0.03;
    }
    if (bare > 0) {
      const clay = ramp(0.3, 0.8, mid * 0.6 + flock * 0.4);
      relief.lay(at, EARTH, bare * 0.85 * (1 - clay * 0.5));
      relief.lay(at, CLAY, bare * clay * 0.5);
      high -= bare * 0.06;
      const pebble = bare > 0.35 ? pebbleAt(x, y) : 0;
      high += 0.05 * pebble;
      relief.lay(at, STONE, 0.6 * pebble);
    }
    z[at] = bare > 0.5 ? high : high + tuft(at, x, y, blade);
  });
}

/** How much a pebble covers a place, from 0 to 1. */
function pebbleAt(x: number, y: number): number {
  const column = Math.floor(x * 7);
  const row = Math.floor(y * 7);
  const size = speck(column, row, 12);
  if (size < 0.86) return 0;
  const dx = x * 7 - column - 0.3 - 0.4 * speck(column, row, 17);
  const dy = y * 7 - row - 0.3 - 0.4 * speck(column, row, 18);
  return ramp(1, 0.4, length(dx, dy) / (0.14 + 0.16 * speck(column, row, 13)));
}

/** Slow bands as a mower leaves them: from 0 to 1 and back in each unit. */
function napAt(place: number): number {
  const share = place - Math.floor(place);
  return ramp(0, 1, share < 0.5 ? share * 2 : 2 - share * 2);
}

/** How far a blade's foot stands from the middle of its tuft, and where its tip leans, in inches on the screen. */
const BLADES = [
  { foot: -0.07, tip: -0.14, tall: 0.17 },
  { foot: -0.02, tip: -0.03, tall: 0.25 },
  { foot: 0.03, tip: 0.07, tall: 0.2 },
  { foot: 0.075, tip: 0.17, tall: 0.13 },
];

/** Returns how much a tuft raises a pixel, if one grows there; also cuts its blades, upright whichever way the table lies. */
function tuftPainter(relief: Relief): (at: number, x: number, y: number, blade: number) => number {
  const line = Math.max(0.016, 0.42 / relief.ppi);
  // Pixels come row by row: most lie in the same cell as the previous one.
  let column = NaN;
  let row = NaN;
  let size = 0;
  let cx = 0;
  let cy = 0;
  return (at, x, y, blade) => {
    const across = Math.floor(x * CELLS);
    const up = Math.floor(y * CELLS);
    if (across !== column || up !== row) {
      column = across;
      row = up;
      const grows = speck(column, row, 6) + noise(column * 0.3, row * 0.3, 16) * 1.4 > 1.72;
      size = grows ? 0.5 + 0.7 * speck(column, row, 10) : 0;
      cx = (column + 0.25 + 0.5 * speck(column, row, 7)) / CELLS;
      cy = (row + 0.25 + 0.5 * speck(column, row, 8)) / CELLS;
    }
    if (size === 0) return 0;
    const u = relief.right(x - cx, y - cy) / size;
    const v = -relief.down(x - cx, y - cy) / size;
    if (v > -0.03 && v < 0.26) {
      for (const { foot, tip, tall } of BLADES) {
        const share = v / tall;
        if (share > 1) continue;
        const away = Math.abs(u - foot - (tip - foot) * share * share) * size;
        relief.cut(at, 0.62 * ramp(line * 1.9, line * 0.5, away) * ramp(1.02, 0.7, share));
      }
    }
    const far = length(u, v * 1.35 - 0.04) + (blade - 0.5) * 0.16;
    if (far > 0.2) return 0;
    relief.lay(at, MOSS, (0.2 - far) * 3.4);
    return (0.2 - far) * (0.12 + blade * 0.3);
  };
}

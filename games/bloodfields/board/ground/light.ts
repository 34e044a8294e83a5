import { ramp, speck } from './noise.ts';
import { INK } from './pigments.ts';
import type { Relief } from './relief.ts';

/** The light comes from the north-west of the screen, whichever way the table lies. */
const LIGHT = { x: -0.52, y: -0.52, z: 0.68 };
/** How far the light drops per inch along the ground: a shadow's length is the height divided by it. */
const STEEP = 0.82;
/** In inches: how far around a pixel the mean height is taken, below which a hollow is dark. */
const HOLLOW = 0.32;
const DIAGONAL = Math.SQRT2;

/** Inches around a window that affect it: how far away something can cast a shadow into it, and how far it is blurred. */
export const REACH = { shadow: 2.4, blur: 0.4 };

interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the relief with light, cast shadows and engraving, as red, green, blue and alpha. */
export function shine(relief: Relief, { left, top, width, height }: Crop): Uint8ClampedArray<ArrayBuffer> {
  const { z, rgb, wet, ink, ppi, width: across } = relief;
  const blurred = blurOf(relief);
  const dark = shadowOf(relief);
  const out = new Uint8ClampedArray(width * height * 4);
  const last = across - 1;
  const bottom = relief.height - 1;
  for (let row = 0; row < height; row++) {
    const j = row + top;
    const above = Math.max(0, j - 1) * across;
    const below = Math.min(bottom, j + 1) * across;
    for (let column = 0; column < width; column++) {
      const i = column + left;
      const at = j * across + i;
      const here = z[at] ?? 0;
      const zx =
        ((z[j * across + Math.min(last, i + 1)] ?? 0) - (z[j * across + Math.max(0, i - 1)] ?? 0)) *
        ppi *
        0.5;
      const zy = ((z[below + i] ?? 0) - (z[above + i] ?? 0)) * ppi * 0.5;
      const slope = 1 / Math.sqrt((zx * zx + zy * zy) * 0.8 + 1);
      const facing = ((-zx * LIGHT.x - zy * LIGHT.y) * 0.9 + LIGHT.z) * slope;
      const hollow = Math.max(-0.2, Math.min(0.5, ((blurred[at] ?? 0) - here) * 0.9));
      const shadow = (dark[at] ?? 0) * 0.46;
      const lit =
        wet[at] === 1
          ? 0.97 * (1 - shadow)
          : (0.3 + 0.7 * Math.min(1.42, Math.max(0, facing) / LIGHT.z)) * (1 - shadow) - hollow * 0.5;
      const line = Math.max(hatch(1 - lit, i + relief.left, j + relief.top), ((ink[at] ?? 0) / 255) * 0.85);
      const grain = (speck(i + relief.left, j + relief.top, 99) - 0.5) * 5;
      const light = 0.16 + 0.84 * Math.max(0.22, Math.min(1.3, lit));
      const to = (row * width + column) * 4;
      // Warm light, cool shade.
      const warm = lit > 1 ? 0.93 : 0.97;
      const r = (rgb[at * 3] ?? 0) * light * 1.025 + grain;
      const g = (rgb[at * 3 + 1] ?? 0) * light + grain;
      const b = (rgb[at * 3 + 2] ?? 0) * light * warm + grain;
      out[to] = r + (INK.red - r) * line;
      out[to + 1] = g + (INK.green - g) * line;
      out[to + 2] = b + (INK.blue - b) * line;
      out[to + 3] = 255;
    }
  }
  return out;
}

/** Pixels from one engraved line to the next. */
const PITCH = 3.3;

/** How much ink a pixel has: lines across the light, wider where it is darker, and a second set where it is darkest. */
function hatch(dark: number, i: number, j: number): number {
  const broad = Math.min(0.62, (dark - 0.2) * 1.15);
  if (broad <= 0) return 0;
  let ink = stripe((i - j * 0.42) / PITCH, broad) * Math.min(1, broad * 2.4);
  const second = Math.min(0.5, (dark - 0.5) * 1.2);
  if (second > 0) ink = Math.max(ink, stripe((i + j * 0.9) / (PITCH * 1.15), second) * second * 1.5);
  return ink * 0.42;
}

const stripe = (place: number, broad: number): number =>
  ramp(broad + 0.22, broad - 0.06, Math.abs(place - Math.floor(place) - 0.5) * 2);

/** How much cast shadows darken each pixel: carries a horizon along the diagonals, away from the light. */
function shadowOf({ z, ppi, width, height }: Relief): Float32Array {
  const horizon = new Float32Array(width * height);
  const since = new Float32Array(width * height);
  const dark = new Float32Array(width * height);
  const step = DIAGONAL / ppi;
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = j * width + i;
      const here = z[at] ?? 0;
      const before = at - width - 1;
      const carried = i > 0 && j > 0 ? (horizon[before] ?? 0) - step * STEEP : -9;
      if (carried > here) {
        const far = (since[before] ?? 0) + step;
        horizon[at] = carried;
        since[at] = far;
        // The farther a shadow falls, the softer its edge.
        dark[at] = Math.min(1, (carried - here) / (0.05 + far * 0.16));
      } else horizon[at] = here;
    }
  }
  return dark;
}

/** The mean height around each pixel: rows first, then columns. */
function blurOf({ z, ppi, width, height }: Relief): Float32Array {
  const radius = Math.max(1, Math.round(HOLLOW * ppi));
  const rows = new Float32Array(width * height);
  for (let j = 0; j < height; j++) slide(z, rows, j * width, 1, width, radius);
  const out = new Float32Array(width * height);
  for (let i = 0; i < width; i++) slide(rows, out, i, width, height, radius);
  return out;
}

/** The running mean of one line of pixels. */
function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const value = (at: number): number => from[start + Math.min(count - 1, Math.max(0, at)) * step] ?? 0;
  let sum = 0;
  for (let at = -radius; at <= radius; at++) sum += value(at);
  for (let at = 0; at < count; at++) {
    to[start + at * step] = sum / (2 * radius + 1);
    sum += value(at + radius + 1) - value(at - radius);
  }
}

/**
 * Arithmetic with the same result in every engine, so that a ground looks the same everywhere: no `Math.random`, no sines.
 */

/** A number from 0 to 1 for two whole numbers, always the same one. */
export function speck(x: number, y: number, seed: number): number {
  let word = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  word = Math.imul(word ^ (word >>> 13), 1274126177);
  word = Math.imul(word ^ (word >>> 15), 2246822519);
  return ((word ^ (word >>> 16)) >>> 0) / 4294967296;
}

/** Soft blotches from 0 to 1, about one per unit. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let u = x - column;
  let v = y - row;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const a = speck(column, row, seed);
  const b = speck(column + 1, row, seed);
  const c = speck(column, row + 1, seed);
  const d = speck(column + 1, row + 1, seed);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

/** From 0 at `from` to 1 at `to`, soft at both ends; `from` may be the larger one. */
export function ramp(from: number, to: number, x: number): number {
  const share = (x - from) / (to - from);
  if (share <= 0) return 0;
  return share >= 1 ? 1 : share * share * (3 - 2 * share);
}

/** The smaller of two numbers, with the corner between them rounded off over `width`. */
export function softMin(a: number, b: number, width: number): number {
  const near = width - Math.abs(a - b);
  return Math.min(a, b) - (near > 0 ? (near * near) / (4 * width) : 0);
}

export const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** A sequence of numbers from 0 to 1. */
export function sequence(seed: number): () => number {
  let count = 0;
  return () => speck(count++, 17, seed);
}

/** A whole number made from a text. */
export function seedOf(text: string): number {
  let word = 2166136261;
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 16777619);
  return word & 0xffffff;
}

import { noise } from './noise.ts';

/** Slow waves in the ground, from 0 to 1. */
export const swell = (x: number, y: number): number =>
  noise(x * 0.16, y * 0.16, 1) * 0.62 + noise(x * 0.41, y * 0.41, 2) * 0.38;

/** The height of the bare land, in inches. */
export const land = (x: number, y: number): number => 0.5 * swell(x, y);

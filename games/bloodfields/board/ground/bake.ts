import type { TerrainPiece } from '../../content/terrain.ts';
import { REACH, shine } from './light.ts';
import { seedOf } from './noise.ts';
import { PAINTERS } from './painters.ts';
import { lying, type Measures, type Quarter } from './quarter.ts';
import { Relief } from './relief.ts';
import { type Point, sitesOf } from './site.ts';
import { paintTurf } from './turf.ts';

/** What the ground of a table depends on; lengths in mil, as the rules have them. */
export interface Country extends Measures {
  /** What lay there from the beginning: tracks lead round it. */
  readonly pieces: readonly TerrainPiece[];
  /** What was placed or has grown since then; it changes nothing but where it lies. */
  readonly grown: readonly TerrainPiece[];
  /** What is fought for: the earth is worn around it. */
  readonly worn: readonly { readonly x: number; readonly y: number }[];
}

export interface BakeOrder {
  readonly country: Country;
  readonly turn: Quarter;
  /** Pixels an inch. */
  readonly ppi: number;
  /** A part of the picture, in inches on the screen from its corner above left; null: the whole table. */
  readonly window: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

export interface Baked {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

const MIL = 1000;

/**
 * The table as a picture: turf first, then piece by piece, then light. The same order gives the same picture, and a
 * window the very pixels it would have in the whole.
 */
export function bake({ country, turn, ppi, window }: BakeOrder): Baked {
  const table = { width: country.width / MIL, height: country.height / MIL };
  const screen = lying(table, turn);
  const part = window ?? { left: 0, top: 0, ...screen };
  const left = Math.round(part.left * ppi);
  const top = Math.round(part.top * ppi);
  const width = Math.round((part.left + part.width) * ppi) - left;
  const height = Math.round((part.top + part.height) * ppi) - top;
  // What lies around a window and has a say in it: more towards the light.
  const before = (edge: number): number => Math.max(0, edge - Math.ceil(REACH.shadow * ppi));
  const after = (edge: number, most: number): number =>
    Math.min(Math.round(most * ppi), edge + Math.ceil(REACH.blur * ppi));
  const area = {
    left: before(left),
    top: before(top),
    width: after(left + width, screen.width) - before(left),
    height: after(top + height, screen.height) - before(top),
  };
  const relief = new Relief(table, turn, ppi, area);
  const first = sitesOf(country.pieces);
  const worn = country.worn.map(({ x, y }): Point => [x / MIL, y / MIL]);
  paintTurf(
    relief,
    table,
    first,
    worn,
    seedOf(`${country.width} ${first.map(({ seed }) => seed).join(' ')}`),
  );
  for (const site of sitesOf([...country.pieces, ...country.grown])) PAINTERS[site.kind](relief, site);
  return {
    width,
    height,
    data: shine(relief, { left: left - area.left, top: top - area.top, width, height }),
  };
}

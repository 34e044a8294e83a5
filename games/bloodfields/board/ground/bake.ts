import type { TerrainPiece } from '../../content/terrain.ts';
import { REACH, shine } from './light.ts';
import { seedOf } from './noise.ts';
import { PAINTERS } from './painters.ts';
import { lying, type Measures, type Quarter, toScreen } from './quarter.ts';
import { Relief } from './relief.ts';
import { type Point, type Site, sitesOf } from './site.ts';
import { paintTurf } from './turf.ts';

/** Everything the picture of a table's ground depends on; lengths in mil, as in the rules. */
export interface Country extends Measures {
  /** What lay there from the beginning: tracks lead around it. */
  readonly pieces: readonly TerrainPiece[];
  /** What was placed or has grown since then; it changes only the ground it lies on. */
  readonly grown: readonly TerrainPiece[];
  /** What is fought for: the earth around it is worn. */
  readonly worn: readonly { readonly x: number; readonly y: number }[];
}

export interface BakeOrder {
  readonly country: Country;
  readonly turn: Quarter;
  /** Pixels per inch. */
  readonly ppi: number;
  /** A part of the picture, in inches on the screen from its top left corner; null for the whole table. */
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

/** A rectangle of the picture, in pixels. */
interface Pixels extends Measures {
  readonly left: number;
  readonly top: number;
}

const pixelsOf = ({ left, top, width, height }: NonNullable<BakeOrder['window']>, ppi: number): Pixels => ({
  left: Math.round(left * ppi),
  top: Math.round(top * ppi),
  width: Math.round((left + width) * ppi) - Math.round(left * ppi),
  height: Math.round((top + height) * ppi) - Math.round(top * ppi),
});

/** A part of the picture with the surroundings that affect it: further towards the light if something stands there. */
function withSurroundings(part: Pixels, whole: Pixels, ppi: number, towardsLight: number): Pixels {
  const before = (edge: number): number => Math.max(0, edge - Math.ceil(towardsLight * ppi));
  const after = (edge: number, most: number): number => Math.min(most, edge + Math.ceil(REACH.blur * ppi));
  const left = before(part.left);
  const top = before(part.top);
  return {
    left,
    top,
    width: after(part.left + part.width, whole.width) - left,
    height: after(part.top + part.height, whole.height) - top,
  };
}

/** Whether a piece could throw its shadow into this part of the picture. */
function isShaded(
  sites: readonly Site[],
  part: Pixels,
  ppi: number,
  table: Measures,
  turn: Quarter,
): boolean {
  const near = (REACH.shadow + REACH.blur) * ppi;
  return sites.some(({ box }) => {
    const a = toScreen({ x: box.x0, y: box.y0 }, table, turn);
    const b = toScreen({ x: box.x1, y: box.y1 }, table, turn);
    return (
      Math.min(a.x, b.x) * ppi < part.left + part.width + near &&
      Math.max(a.x, b.x) * ppi > part.left - near &&
      Math.min(a.y, b.y) * ppi < part.top + part.height + near &&
      Math.max(a.y, b.y) * ppi > part.top - near
    );
  });
}

/**
 * The table as a picture: first turf, then piece by piece, then light. The same order gives the same picture, and a window
 * gets exactly the pixels it has in the whole.
 */
export function bake({ country, turn, ppi, window }: BakeOrder): Baked {
  const table = { width: country.width / MIL, height: country.height / MIL };
  const whole = pixelsOf({ left: 0, top: 0, ...lying(table, turn) }, ppi);
  const part = window === null ? whole : pixelsOf(window, ppi);
  const first = sitesOf(country.pieces);
  const sites = sitesOf([...country.pieces, ...country.grown]);
  const shaded = isShaded(sites, part, ppi, table, turn);
  const area = withSurroundings(part, whole, ppi, shaded ? REACH.shadow : REACH.blur);
  const relief = new Relief(table, turn, ppi, area);
  const worn = country.worn.map(({ x, y }): Point => [x / MIL, y / MIL]);
  const seed = seedOf(`${country.width} ${first.map((site) => site.seed).join(' ')}`);
  paintTurf(relief, table, first, worn, seed);
  for (const site of sites) PAINTERS[site.kind](relief, site);
  const { width, height } = part;
  const data = shine(relief, { left: part.left - area.left, top: part.top - area.top, width, height });
  return { width, height, data };
}

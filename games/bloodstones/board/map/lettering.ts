import type { Lens } from '@sanguine/ui/viewport/lens.ts';
import { depth, type Point, type Ring, sides } from '../../content/maps/segment.ts';
import type { Chart, ChartArea } from './chart.ts';
import { type Extent, extentsOf, overlap } from './extents.ts';
import type { AreaContents } from './forces.ts';
import { placePieces } from './layout.ts';

/** An area's name as it is written on the map. */
interface Lettering {
  readonly place: ChartArea;
  readonly lines: readonly NameLine[];
}

/** One line of it; an offset from the area's middle, before the pieces' scale is applied. */
interface NameLine {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

type Look = Pick<Lens, 'detail' | 'pieceScale'>;

/** The size of the letters, and how far lines and the number above them are apart. */
const LETTERS = 11;
/** How far letters reach above and below their line. */
const [ABOVE, BELOW] = [8, 3];
/** Kept free on either side, in map units, so that no letter touches a border. */
const MARGIN = 4;

/** How wide letters are, by and large, as parts of their height: those of other scripts are square. */
const [SLIM, SQUARE] = [0.44, 1];
/** What is added to each letter: names of waters are spaced wider. */
const SPACED = { land: 0.3, sea: 1.5 } as const;

/** The names that can be written now, clear of all pieces, numbers and borders; none where pieces are drawn small. */
export function letteringOf(
  { areas }: Pick<Chart, 'areas'>,
  presences: readonly AreaContents[],
  nameOf: (place: ChartArea) => string | undefined,
  look: Look,
): Lettering[] {
  if (look.detail === 'far') return [];
  const taken = areas.flatMap(({ area, centre }) => {
    const presence = presences[area];
    return presence === undefined ? [] : extentsOf(centre, presence, look);
  });
  return areas.flatMap((place) => {
    const name = nameOf(place);
    const presence = presences[place.area];
    if (name === undefined || presence === undefined) return [];
    const { number } = placePieces(presence, look.detail);
    const lines = waysOf(name, number).find((way) =>
      way.every((line) => fits(place, extentOf(place, line, look), taken)),
    );
    return lines === undefined ? [] : [{ place, lines }];
  });
}

/** A name below its number, in one line; or in two, if it has several words. */
function waysOf(name: string, { x, y }: Omit<NameLine, 'words'>): NameLine[][] {
  const end = name.lastIndexOf(' ');
  const ways = end < 0 ? [[name]] : [[name], [name.slice(0, end), name.slice(end + 1)]];
  return ways.map((way) => way.map((words, at) => ({ words, x, y: y + LETTERS * (at + 1) })));
}

/** What a line covers, in map units; its width is estimated. */
function extentOf({ centre, terrain }: ChartArea, { words, x, y }: NameLine, { pieceScale }: Look): Extent {
  const spacing = SPACED[terrain === 'sea' ? 'sea' : 'land'];
  const wide = words
    .split('')
    .reduce((sum, letter) => sum + LETTERS * (letter < '\u2000' ? SLIM : SQUARE) + spacing, 0);
  return {
    left: centre[0] + (x - wide / 2) * pieceScale,
    top: centre[1] + (y - ABOVE) * pieceScale,
    right: centre[0] + (x + wide / 2) * pieceScale,
    bottom: centre[1] + (y + BELOW) * pieceScale,
  };
}

function fits({ ring }: ChartArea, line: Extent, taken: readonly Extent[]): boolean {
  return isWithin(ring, line) && !taken.some((extent) => overlap(extent, line));
}

/** Whether it lies inside a border with some room at both sides. */
function isWithin(ring: Ring, { left, top, right, bottom }: Extent): boolean {
  if (ring.length === 0 || depth(ring, [(left + right) / 2, (top + bottom) / 2]) <= 0) return false;
  return sides(ring).every(([a, b]) => {
    const [high, low] = [Math.max(top, Math.min(a[1], b[1])), Math.min(bottom, Math.max(a[1], b[1]))];
    if (high > low) return true;
    const [from, to] = [crossing(a, b, high), crossing(a, b, low)];
    return Math.max(from, to) < left - MARGIN || Math.min(from, to) > right + MARGIN;
  });
}

/** Where the line through two points is at a height; a level one is taken where it begins. */
const crossing = (a: Point, b: Point, y: number): number =>
  a[1] === b[1] ? a[0] : a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);

import { RADIUS } from '@sanguine/bloodfields/content/bases.ts';
import type { Layout } from '@sanguine/bloodfields/content/layouts.ts';
import { SCENARIOS } from '@sanguine/bloodfields/content/scenarios.ts';
import { type Field, fieldOf } from '@sanguine/bloodfields/rules/geometry/field.ts';
import type { Disc } from '@sanguine/bloodfields/rules/geometry/disc.ts';
import { coverOf } from '@sanguine/bloodfields/rules/geometry/cover.ts';
import { sweptIn } from '@sanguine/bloodfields/rules/geometry/polygon.ts';
import { legalSpot } from '@sanguine/bloodfields/rules/geometry/spot.ts';

/** How good a layout is to play on. */
export interface Judgement {
  /** Why it cannot be recommended. */
  readonly faults: readonly string[];
  /** Shares: of the table covered by terrain; of lines between the two zones that are seen, and seen without cover. */
  readonly area: number;
  readonly seen: number;
  readonly clean: number;
  /** Higher is better; it only compares layouts. */
  readonly merit: number;
}

/** How far apart the tested places for the largest base are. */
const STEP = 1000;

/** The least and most each share should be. */
const AREA = [0.05, 0.26] as const;
const SEEN = [0.45, 0.97] as const;
const CLEAN = [0.15, 0.8] as const;

export function judge(layout: Layout): Judgement {
  const field = fieldOf(layout.width, layout.height, layout.pieces);
  const area = shareOfArea(layout);
  const { seen, clean } = linesBetween(layout, field);
  const faults = [...symmetryFaults(layout), ...deadGround(layout, field)];
  const check = (name: string, value: number, [least, most]: readonly [number, number]): void => {
    if (value < least || value > most) faults.push(`${name} is ${value.toFixed(2)}`);
  };
  check('area', area, AREA);
  check('seen', seen, SEEN);
  check('clean', clean, CLEAN);
  return { faults, area, seen, clean, merit: area - Math.abs(clean - 0.4) - Math.abs(seen - 0.75) / 2 };
}

function shareOfArea({ pieces, width, height }: Layout): number {
  let sum = 0;
  for (const { corners } of pieces) {
    for (const [at, [x, y]] of corners.entries()) {
      const [nx, ny] = corners[(at + 1) % corners.length] ?? [x, y];
      sum += (x * ny - nx * y) / 2;
    }
  }
  return sum / (width * height);
}

/** Both sides have the same ground: half a turn moves every piece onto one of its kind. */
function symmetryFaults({ pieces, width, height }: Layout): string[] {
  const key = (kind: string, corners: readonly (readonly [number, number])[]): string =>
    `${kind} ${corners
      .map(([x, y]) => `${x},${y}`)
      .toSorted()
      .join(' ')}`;
  const all = new Set(pieces.map(({ kind, corners }) => key(kind, corners)));
  return pieces
    .filter(
      ({ kind, corners }) =>
        !all.has(
          key(
            kind,
            corners.map(([x, y]) => [width - x, height - y] as const),
          ),
        ),
    )
    .map(({ id }) => `${id} has no twin`);
}

/** Places for the largest base that cannot be reached on foot from where it is deployed. */
function deadGround(layout: Layout, field: Field): string[] {
  const r = RADIUS.large;
  const columns = Math.floor((layout.width - 2 * r) / STEP) + 1;
  const rows = Math.floor((layout.height - 2 * r) / STEP) + 1;
  const at = (index: number): Disc => ({
    x: Math.round(r + (index % columns) * STEP),
    y: Math.round(r + Math.floor(index / columns) * STEP),
    r,
  });
  const free = Array.from({ length: columns * rows }, (_, index) => legalSpot(at(index), field, []));
  const reached = new Set<number>();
  const queue = free.flatMap((isFree, index) => (isFree && index < columns ? [index] : []));
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    if (reached.has(index)) continue;
    reached.add(index);
    for (const next of neighbours(index, columns, rows)) {
      const [a, b] = [at(index), at(next)];
      if (free[next] === true && !field.solid.some((one) => sweptIn(a.x, a.y, b.x, b.y, r, one)))
        queue.push(next);
    }
  }
  const dead = free.filter((isFree, index) => isFree && !reached.has(index)).length;
  return dead === 0 ? [] : [`${dead} places cannot be reached`];
}

function neighbours(index: number, columns: number, rows: number): number[] {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return [
    ...(column > 0 ? [index - 1] : []),
    ...(column + 1 < columns ? [index + 1] : []),
    ...(row > 0 ? [index - columns] : []),
    ...(row + 1 < rows ? [index + columns] : []),
  ];
}

/** The shares of lines from the front of one zone to the front of the other that are seen, and seen without cover. */
function linesBetween(layout: Layout, field: Field): { readonly seen: number; readonly clean: number } {
  const scenario = SCENARIOS.find(({ grounds }) => grounds[layout.size] !== undefined);
  const [[south], [north]] = scenario?.grounds[layout.size]?.zones ?? [[], []];
  if (south === undefined || north === undefined) return { seen: 0, clean: 0 };
  const r = RADIUS.small;
  const places = Array.from({ length: 9 }, (_, at) => Math.round(layout.width * ((at + 1) / 10)));
  let [lines, seen, clean] = [0, 0, 0];
  for (const from of places) {
    for (const to of places) {
      const cover = coverOf({ x: from, y: south.y1 - r, r }, { x: to, y: north.y0 + r, r }, field, []);
      lines += 1;
      if (cover !== null) seen += 1;
      if (cover?.kind === 'clean') clean += 1;
    }
  }
  return { seen: seen / lines, clean: clean / lines };
}

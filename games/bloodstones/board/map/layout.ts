import type { Detail } from '@sanguine/ui/viewport/detail.ts';
import { stackDepth } from '../pieces/stack-depth.ts';
import type { AreaContents } from './forces.ts';

/** An offset from the middle of the area, before the pieces' scale is applied. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Placement {
  readonly villages: readonly Spot[];
  readonly citadel: Spot | null;
  /** In the order of the forces. */
  readonly stacks: readonly Spot[];
  readonly contested: Spot | null;
  readonly number: Spot;
}

interface Rows {
  readonly villages: number;
  readonly citadel: number;
  readonly stack: number;
  readonly number: number;
}

const ROWS: Readonly<Record<Detail, Rows>> = {
  far: { villages: 17, citadel: 30, stack: 27, number: 15 },
  normal: { villages: 24, citadel: 43, stack: 37, number: 16 },
  near: { villages: 24, citadel: 43, stack: 66, number: 16 },
};

/** The pieces of an area in rows around its middle: villages and citadel above, forces below, the number last. */
export function placePieces(presence: AreaContents, detail: Detail): Placement {
  const rows = ROWS[detail];
  const { villages, citadel, forces, contested } = presence;
  const homes = citadel !== null ? rows.citadel : villages > 0 ? rows.villages : 0;
  // Forces that meet overlap slightly, to show that they are in the same area.
  const pitch = forces.length > 1 ? rows.stack - 3 : rows.stack;
  const armies = forces.length === 0 ? 0 : pitch * (forces.length - 1) + rows.stack;
  if (homes + armies === 0)
    return { villages: [], citadel: null, stacks: [], contested: null, number: { x: 0, y: 5 } };
  const lowest = forces.at(-1);
  const depth = lowest === undefined || detail !== 'normal' ? 0 : stackDepth(lowest.units.length);
  const top = -(homes + armies + depth + rows.number) / 2;
  const shift = contested ? 9 : 0;
  const gap = detail === 'far' ? 9 : 13;
  return {
    villages: Array.from({ length: villages }, (_, at) => ({
      x: villages === 1 ? 0 : (at * 2 - 1) * gap,
      y: top + rows.villages / 2,
    })),
    citadel: citadel === null ? null : { x: 0, y: top + homes },
    stacks: forces.map((_, at) => ({
      x: forces.length > 1 ? (at % 2 === 0 ? -shift : shift) : 0,
      y: top + homes + at * pitch + rows.stack / 2,
    })),
    contested: contested ? { x: detail === 'far' ? 33 : 48, y: top + homes + armies / 2 } : null,
    number: { x: 0, y: top + homes + armies + depth + rows.number - 3 },
  };
}

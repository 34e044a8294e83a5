import { between, type Rect, type Size } from './placing.ts';

export interface BesidePlacement {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
  /** X position of the beak, from the left edge of the placed element. */
  readonly beak: number;
}

const GAP = 14;
const MARGIN = 8;

/** Places something next to its anchor: above if there is room, never covering it, always inside the window. */
export function beside(anchor: Rect, size: Size, room: Size): BesidePlacement {
  const middle = anchor.left + anchor.width / 2;
  const left = between(MARGIN, middle - size.width / 2, room.width - size.width - MARGIN);
  const roomAbove = anchor.top - GAP - size.height;
  const below = anchor.top + anchor.height + GAP;
  const side = roomAbove >= MARGIN || below + size.height > room.height ? 'above' : 'below';
  return {
    left,
    top: side === 'above' ? Math.max(MARGIN, roomAbove) : below,
    side,
    beak: between(16, middle - left, size.width - 16),
  };
}

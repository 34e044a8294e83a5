export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Spot = Pick<Box, 'left' | 'top'>;

const GAP = 12;
const MARGIN = 6;

/** Where a note about something covers least of what matters: beside it, or else in a corner of the room. */
export function clearSpot(anchor: Box, size: Size, room: Box, avoid: readonly Box[]): Spot {
  // What a browser measures cannot be spread.
  const { width, height } = size;
  const [best] = spotsFor(anchor, size, room)
    .map((spot) => ({ spot, covers: covered({ ...spot, width, height }, [anchor, ...avoid]) }))
    .toSorted((one, other) => one.covers - other.covers);
  return best?.spot ?? { left: room.left, top: room.top };
}

/** The nearest first. */
function spotsFor(anchor: Box, size: Size, room: Box): Spot[] {
  const middle = anchor.left + (anchor.width - size.width) / 2;
  const level = anchor.top + (anchor.height - size.height) / 2;
  const [left, right] = [anchor.left - size.width - GAP, anchor.left + anchor.width + GAP];
  const [above, below] = [anchor.top - size.height - GAP, anchor.top + anchor.height + GAP];
  const [west, east] = [room.left, room.left + room.width];
  const [north, south] = [room.top, room.top + room.height];
  return [
    { left: middle, top: above },
    { left: middle, top: below },
    { left: right, top: level },
    { left, top: level },
    { left: right, top: above },
    { left, top: above },
    { left: right, top: below },
    { left, top: below },
    { left: west, top: level },
    { left: east, top: level },
    { left: west, top: north },
    { left: east, top: north },
    { left: west, top: south },
    { left: east, top: south },
    { left: middle, top: north },
    { left: middle, top: south },
  ].map((spot) => ({
    left: between(west + MARGIN, spot.left, east - size.width - MARGIN),
    top: between(north + MARGIN, spot.top, south - size.height - MARGIN),
  }));
}

function covered(note: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => {
    const wide = Math.min(note.left + note.width, box.left + box.width) - Math.max(note.left, box.left);
    const high = Math.min(note.top + note.height, box.top + box.height) - Math.max(note.top, box.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

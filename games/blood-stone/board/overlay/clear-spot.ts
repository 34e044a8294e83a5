import { type Rect, cheapestCorner, covered, type Size, type Corner } from '@sanguine/ui/controls/placing.ts';

const GAP = 12;

/** Places a tip where it covers least of what matters: beside its subject, or else in a corner of the room. */
export function clearSpot(anchor: Rect, size: Size, room: Rect, avoid: readonly Rect[]): Corner {
  return cheapestCorner(spotsFor(anchor, size, room), size, room, (note) =>
    covered(note, [anchor, ...avoid]),
  );
}

/** The nearest first. */
function spotsFor(anchor: Rect, size: Size, room: Rect): Corner[] {
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
  ];
}

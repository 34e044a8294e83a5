import type { Size } from '@sanguine/ui/controls/placing.ts';
import { type Camera, centred, coverScale, fitScale, type Point } from '@sanguine/ui/viewport/camera.ts';

/** The width of a view below which the whole map would be too small to be pressed. */
const NARROW = 700;

/** The scale from which one's own surroundings are read well, and the largest at which enough of them is seen. */
const [FARTHEST, CLOSEST] = [0.82, 1.6];

/**
 * Where the view of a map begins: around one's own home; without one with the whole map, or on a small screen as large as
 * it can be, from edge to edge. A map fills the view or is seen whole: cut off and beside empty desk at once it is neither.
 */
export function openingCamera(room: Size, sheet: Size, home: Point | null): Camera {
  const cover = coverScale(room, sheet);
  const whole = { x: 0, y: 0, scale: fitScale(room, sheet) };
  if (home !== null) return cover > CLOSEST ? whole : centred(home, Math.max(FARTHEST, cover), room);
  if (room.width >= NARROW) return whole;
  return centred({ x: sheet.width / 2, y: sheet.height / 2 }, cover, room);
}

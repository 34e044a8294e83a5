import type { Point } from '../../rules/geometry/point.ts';
import { RIM, type Sheet } from './sheet.ts';

/** Where the table lies in the window, and at what scale its picture is shown. */
export interface OnScreen {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** The present one; null while there is no table. Nothing pans while a hand holds something. */
export function onScreen(sheet: Sheet): OnScreen | null {
  const box = document.querySelector('[data-guide="field"]')?.getBoundingClientRect();
  return box === undefined
    ? null
    : { left: box.left, top: box.top, scale: box.width / (sheet.width - 2 * RIM) };
}

/** The pixel of the window that shows a point of the table. */
export function windowPoint({ left, top, scale }: OnScreen, sheet: Sheet, point: Point): Point {
  const { x, y } = sheet.at(point);
  return { x: left + (x - RIM) * scale, y: top + (y - RIM) * scale };
}

/** A point of the SVG gestures are drawn in. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Scroll position of a row. */
export interface Lying {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** The sides on which content is cut off. */
export interface Beyond {
  readonly before: boolean;
  readonly after: boolean;
}

/** Smaller overflows are rounding, or the space around a focus ring. */
const SLACK = 8;

export function beyond({ scrollLeft, clientWidth, scrollWidth }: Lying): Beyond {
  return { before: scrollLeft > SLACK, after: scrollWidth - clientWidth - scrollLeft > SLACK };
}

/**
 * How far a press on an edge scrolls: less than a full width, so that what was cut off appears whole and recognizable.
 */
export const stride = (clientWidth: number): number => clientWidth * 0.7;

/** How a row lies in its window. */
export interface Lying {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** On which sides something lies beyond the edge. */
export interface Beyond {
  readonly before: boolean;
  readonly after: boolean;
}

/** Less than this is rounding, or the room around a focus ring. */
const SLACK = 8;

export function beyond({ scrollLeft, clientWidth, scrollWidth }: Lying): Beyond {
  return { before: scrollLeft > SLACK, after: scrollWidth - clientWidth - scrollLeft > SLACK };
}

/** How far a press on an edge leads: nearly a window on, so that what was cut there is seen whole and known again. */
export const stride = (clientWidth: number): number => clientWidth * 0.7;

/** A disc on a plane. */
export interface PlaneDisc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * A question of plane geometry that a game answers again and again, told so that the bench can put it to a library as
 * well. `sight` and `cover`: does some straight line lead from one disc to the other past everything? `charge`: can the
 * first disc be pushed straight on until it touches the other without running into anything?
 */
export interface PlaneQuestion {
  readonly about: 'sight' | 'cover' | 'charge';
  readonly from: PlaneDisc;
  readonly to: PlaneDisc;
  /** What is in the way: convex polygons by their corners, and discs. */
  readonly polygons: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly discs: readonly PlaneDisc[];
  /** Asks the game itself. */
  readonly ask: () => boolean;
}

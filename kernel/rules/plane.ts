/** A disc on a plane. */
export interface PlaneDisc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * A question of plane geometry that a game answers often, in a form that the bench can put to a library as well. `sight`
 * and `cover`: whether some straight line leads from one disc to the other past everything. `charge`: whether the first disc
 * can be pushed straight into contact with the other without running into anything.
 */
export interface PlaneQuestion {
  readonly about: 'sight' | 'cover' | 'charge';
  readonly from: PlaneDisc;
  readonly to: PlaneDisc;
  /** The obstacles: convex polygons by their corners, and discs. */
  readonly polygons: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly discs: readonly PlaneDisc[];
  /** Asks the game itself. */
  readonly ask: () => boolean;
}

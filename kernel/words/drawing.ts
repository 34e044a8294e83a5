/** A place of a scene, in its unit of length: x to the right, y upwards. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** The ground inside an outline: `solid` stops everything, `rough` can be entered, `low` crossed, `high` looked down from. */
export type DrawnGround = 'solid' | 'rough' | 'low' | 'high';

export interface DrawnArea {
  readonly ground: DrawnGround;
  readonly name: string;
  readonly corners: readonly DrawnPoint[];
}

/** A round piece. `ghost`: where one arrives, or would. */
export interface DrawnBase extends DrawnPoint {
  readonly name: string;
  readonly side: 'first' | 'second';
  readonly r: number;
  readonly ghost: boolean;
}

/** What a line shows: a free way, a blocked one, or cover. */
export type DrawnLook = 'free' | 'blocked' | 'covered';

export type DrawnMark =
  /** A line; a lane if it has a width. */
  | {
      readonly shape: 'line';
      readonly from: DrawnPoint;
      readonly to: DrawnPoint;
      readonly look: DrawnLook;
      readonly width: number;
    }
  /** A range, or a template laid over the table. */
  | { readonly shape: 'circle'; readonly at: DrawnPoint; readonly r: number; readonly template: boolean }
  /** A template with corners. */
  | { readonly shape: 'area'; readonly corners: readonly DrawnPoint[] }
  /** A place of the scenario. */
  | { readonly shape: 'place'; readonly at: DrawnPoint; readonly name: string };

/** A part of a table from above. */
export interface DrawnScene {
  readonly kind: 'scene';
  readonly width: number;
  readonly height: number;
  readonly areas: readonly DrawnArea[];
  readonly bases: readonly DrawnBase[];
  readonly marks: readonly DrawnMark[];
}

export interface DrawnDie {
  readonly face: string;
  /** Whether it counts for the result. */
  readonly counts: boolean;
}

/** Rolled dice, row by row, with their results. */
export interface DrawnDice {
  readonly kind: 'dice';
  readonly rows: readonly {
    readonly name: string;
    readonly dice: readonly DrawnDie[];
    readonly result: string;
  }[];
}

/**
 * An example beside a rule, as data without a style: pages draw it, terminals print its caption, and tests check it against
 * the rules.
 */
export interface Drawing {
  readonly id: string;
  /** Says everything the picture shows, for people who cannot see it. */
  readonly caption: string;
  readonly picture: DrawnScene | DrawnDice;
}

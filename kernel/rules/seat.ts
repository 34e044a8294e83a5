/** A player's place at the table, counted from 0 clockwise. */
export type Seat = number;

/** A seat, or `null` for a spectator, who sees only what everybody sees. */
export type Viewer = Seat | null;

/** Chances are told in points: a win is a hundred. */
export const POINTS = 100;

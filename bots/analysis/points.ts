/** Chances are told in points: a hundred are a win. */
export const POINTS = 100;

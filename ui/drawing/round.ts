/** A number as it stands in a path: a tenth of a unit is finer than any screen shows. */
export const round = (value: number): number => Math.round(value * 10) / 10;

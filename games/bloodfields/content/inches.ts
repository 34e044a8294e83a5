/** §1.1: lengths are whole numbers of mil, a thousandth of an inch. */
export const inches = (count: number): number => Math.round(count * 1000);

/** As even as possible; the first ones get the rest. */
export function evenSplit(dice: number, count: number): number[] {
  const each = Math.floor(dice / count);
  return Array.from({ length: count }, (_, at) => each + (at < dice - each * count ? 1 : 0));
}

/** One die more or less for one of the enemies. */
export const shifted = (dice: readonly number[], at: number, by: 1 | -1): number[] =>
  dice.map((some, index) => (index === at ? Math.max(1, some + by) : some));

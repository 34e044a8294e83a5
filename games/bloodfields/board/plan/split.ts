/** One die more or less for one of the enemies. */
export const shifted = (dice: readonly number[], at: number, by: 1 | -1): number[] =>
  dice.map((some, index) => (index === at ? Math.max(1, some + by) : some));

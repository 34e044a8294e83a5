/** One battle set; each side draws from its own set (rulings 84 and 94). */
export const BATTLE_TILES: readonly number[] = [2, 2, 3, 3, 4, 4, 5, 5];

/** How many of the highest tiles count, however many are drawn. */
export const COUNTED_TILES = 3;

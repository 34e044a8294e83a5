/** One battle set; each side draws from a set of its own (rulings 84 and 94). */
export const BATTLE_TILES: readonly number[] = [2, 2, 3, 3, 4, 4, 5, 5];

/** However many are drawn, this many of the highest count. */
export const COUNTED_TILES = 3;

/** §1.2: lengths are whole mil, thousandths of an inch. */
export const INCH = 1000;

/**
 * The overlap that is allowed. New places are rounded to whole mil, so bases set in contact may overlap by one or two; five
 * is well above that and far too little to be seen. Whatever blocks sight is thinner by the same amount, since a base may
 * reach into it that far.
 */
export const OVERLAP = 5;

/** Bases no farther apart than this touch. A player who drags a unit up to an enemy need not hit the exact mil. */
export const CONTACT = 20;

/** §6.6: a sixteenth of an inch, the gap a unit keeps from enemies it must not touch; safely more than `CONTACT`. */
export const GAP = 63;

/** Added to a range before comparing: a base set exactly in range and then rounded is still in range. */
export const SLACK = 1;

/**
 * How deep a base sliding along an obstacle may cut into it without running into it. Together with the rounding of its
 * last place, that stays below `OVERLAP`.
 */
export const GRAZE = 2;

/** §5.1: the most legs of one move. */
export const MOST_LEGS = 8;

/** To the nearest mil, and never to -0, which JSON would not keep. */
export const toMil = (value: number): number => Math.round(value) + 0;

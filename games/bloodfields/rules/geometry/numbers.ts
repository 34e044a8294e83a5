/** §1.2: lengths are whole mil, thousandths of an inch. */
export const INCH = 1000;

/**
 * The overlap that is forgiven. New places are rounded to whole mil, so that bases set in contact may overlap by one or
 * two; five is well above that and far below what anybody would see. What blocks sight is thinner by as much, since a
 * base may reach into it so far.
 */
export const OVERLAP = 5;

/** Bases no farther apart than this touch. Whoever steps up to an enemy by hand need not hit the very mil. */
export const CONTACT = 20;

/** §6.6: a sixteenth of an inch, the gap kept by who must not come into contact; safely more than `CONTACT`. */
export const GAP = 63;

/** What is added to a range before comparing: a base set just in range and rounded is still in range. */
export const SLACK = 1;

/**
 * A base that slides along another thing may cut into it so deep without running into it. Together with the rounding of
 * its last place that stays below `OVERLAP`.
 */
export const GRAZE = 2;

/** §5.1: legs of one move. */
export const MOST_LEGS = 8;

/** To the nearest mil, and never to -0, which JSON would not keep. */
export const toMil = (value: number): number => Math.round(value) + 0;

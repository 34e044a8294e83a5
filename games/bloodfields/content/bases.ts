/** §1.2: the three sizes of round bases, from small to large. */
export const BASES = ['small', 'medium', 'large'] as const;
export type Base = (typeof BASES)[number];

/** Radii in mil: half of 32, 40 and 60 mm. */
export const RADIUS: Readonly<Record<Base, number>> = { small: 630, medium: 787, large: 1181 };

/** §12.2: what Immobilize takes from a move, in mil. A larger base is held back less. */
export const HELD_BACK: Readonly<Record<Base, number>> = { small: 3000, medium: 2000, large: 1000 };

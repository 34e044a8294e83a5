/** §1.4: the faces of an attack die, in the order in which dice are counted. */
export const ATTACK_FACES = ['skull', 'mastery', 'inspire', 'blank'] as const;

/** §1.4: the faces of a defence die, in the order in which dice are counted. */
export const DEFENCE_FACES = ['deflect', 'armour', 'inspire', 'blank'] as const;

/** How many sides of a die show each face. The printed dice are unknown: these numbers are ours, and only here. */
export const ATTACK_SIDES: readonly number[] = [2, 2, 2, 2];
export const DEFENCE_SIDES: readonly number[] = [1, 3, 2, 2];

/** §14.1: the sides of the scatter die; a number is how many inches the shot scatters. */
export const SCATTER_SIDES = ['hit', 'blank', 2, 3, 4, 5] as const;
export type ScatterSide = (typeof SCATTER_SIDES)[number];

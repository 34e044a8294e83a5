/** The printer's black of all outlines, and a deeper one for what lies in the shade. */
export const INK = '#17110b';
export const BLACK = '#0f0a06';
/** Bare surfaces: bone, and the card of counters and names. */
export const BONE = '#fff8e6';
export const CARD = '#f6eedc';
/** Lost health. */
export const BLOOD = '#8e1b1f';

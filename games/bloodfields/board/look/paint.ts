/** The printer's black of every outline, and the deeper one of what lies in the shade. */
export const INK = '#17110b';
export const BLACK = '#0f0a06';
/** What is bare: bone, and the card of counters and names. */
export const BONE = '#fff8e6';
export const CARD = '#f6eedc';
/** What is lost. */
export const BLOOD = '#8e1b1f';

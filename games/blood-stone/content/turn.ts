/** §4, §5: what a turn allows. */
export const ACTS = 3;
export const SOLDIER_HAND = 2;
export const WITCH_HAND = 3;
export const PHANTOM_CASTS = 1;
export const BLOOD_CASTS = 2;
/** §10.3: a game still undecided after this many rounds is a draw. */
export const ROUNDS = 100;

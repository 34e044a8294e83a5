import type { Age } from './cards.ts';

export const PHASES = ['gifts', 'action', 'discard', 'quest', 'ragnarok', 'release'] as const;
export type Phase = (typeof PHASES)[number];

/** Cards dealt to each player, kept of these, and carried into the next Age. */
export const DEALT = 8;
export const KEPT = 6;
export const CARRIED = 1;
/** Cards taken from a pack at a time, by the number of players. */
export const PICKS: Readonly<Record<number, number>> = { 2: 2, 3: 1, 4: 1 };
/** Glory for each figure that dies in Ragnarök. */
export const RAGNAROK_GLORY: Readonly<Record<Age, number>> = { 1: 2, 2: 3, 3: 4 };

import type { Faction } from '../../content/factions.ts';

/** Factions for a first game: little to remember, and mistakes cost little. The catalogue has a reason for each. */
export const FIRST_GAME = ['horseLords', 'hillFolk'] as const satisfies readonly Faction[];

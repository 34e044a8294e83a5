import type { Faction } from '../../content/factions.ts';

/** Factions to begin with: little to remember, and mistakes cost little. Each has its reason among the words. */
export const FIRST_GAME = ['horseLords', 'hillFolk'] as const satisfies readonly Faction[];

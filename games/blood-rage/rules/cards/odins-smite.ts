import type { BattleEffect } from './effect.ts';

/** §18.1: a Warrior of each opponent falls before strength is compared. */
export const odinsSmite: BattleEffect = { before: 'smite' };

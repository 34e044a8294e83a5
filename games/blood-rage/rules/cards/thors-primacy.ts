import type { BattleEffect } from './effect.ts';

/** §18.2: the texts of all opponents are void. */
export const thorsPrimacy: BattleEffect = { reveal: 'primacy' };

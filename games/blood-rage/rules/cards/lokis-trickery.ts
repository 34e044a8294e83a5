import type { BattleEffect } from './effect.ts';

/** §18.3: the loser takes Rage from the winner. */
export const lokisTrickery: BattleEffect = { lost: { take: 'rage', most: 1 } };

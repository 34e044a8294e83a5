import type { BattleEffect } from './effect.ts';

/** §18.3: the loser takes Glory from the winner. */
export const lokisBackstab: BattleEffect = { lost: { take: 'glory', most: 2 } };

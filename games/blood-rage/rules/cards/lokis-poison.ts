import type { BattleEffect } from './effect.ts';

/** §18.3: the loser takes all cards the winner has played. */
export const lokisPoison: BattleEffect = { lost: { take: 'cards', most: Infinity } };

import type { BattleEffect } from './effect.ts';

/** §18.1: everybody keeps one figure, before strength is compared. */
export const odinsTide: BattleEffect = { before: 'tide' };

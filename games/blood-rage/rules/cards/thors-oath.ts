import type { BattleEffect } from './effect.ts';

/** §18.2: a stat rises with a victory. */
export const thorsOath: BattleEffect = { won: { glory: 0, rage: 0, raise: true } };

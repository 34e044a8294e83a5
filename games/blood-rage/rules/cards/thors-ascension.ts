import type { BattleEffect } from './effect.ts';

/** §18.2: Rage and Glory for a victory. */
export const thorsAscension: BattleEffect = { won: { glory: 3, rage: 3, raise: false } };

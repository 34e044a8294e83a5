import type { BattleEffect } from './effect.ts';

/** §18.2: Glory for a victory. */
export const thorsHammer: BattleEffect = { won: { glory: 3, rage: 0, raise: false } };

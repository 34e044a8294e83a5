import type { UpgradeEffect } from './effect.ts';

/** §18.6: a Quest can fight. */
export const tyrsWrath: UpgradeEffect = { questBonus: 5 };

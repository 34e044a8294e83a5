import type { UpgradeEffect } from './effect.ts';

/** §18.6: a Quest can fight. */
export const tyrsDomain: UpgradeEffect = { questBonus: 3 };

import type { UpgradeEffect } from './effect.ts';

/** §18.8: two Warriors are worth more than twice one. */
export const brothersInArms: UpgradeEffect = { warriors: { single: 1, pair: 3 } };

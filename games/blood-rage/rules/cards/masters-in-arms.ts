import type { UpgradeEffect } from './effect.ts';

/** §18.8: strong alone, stronger by twos. */
export const mastersInArms: UpgradeEffect = { warriors: { single: 2, pair: 6 } };

import type { UpgradeEffect } from './effect.ts';

/** §18.1: doubles the Glory of Quests. */
export const odinsThrone: UpgradeEffect = { questFactor: 2 };

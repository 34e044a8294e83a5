import type { UpgradeEffect } from './effect.ts';

/** §18.8: Glory for every Ship lost. */
export const lokisDragons: UpgradeEffect = { shipGlory: 4 };

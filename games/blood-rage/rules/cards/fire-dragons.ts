import type { UpgradeEffect } from './effect.ts';

/** §18.8: Glory for every Ship lost. */
export const fireDragons: UpgradeEffect = { shipGlory: 8 };

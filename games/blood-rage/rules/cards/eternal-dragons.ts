import type { UpgradeEffect } from './effect.ts';

/** §18.8: Glory for every Ship lost. */
export const eternalDragons: UpgradeEffect = { shipGlory: 12 };

import type { UpgradeEffect } from './effect.ts';

/** §18.3: Glory for every figure that comes back from Valhalla. */
export const lokisEminence: UpgradeEffect = { releaseGlory: 2 };

import type { UpgradeEffect } from './effect.ts';

/** §18.2: Glory for every figure on the board at the end. */
export const thorsConquest: UpgradeEffect = { conquestGlory: 3 };

import type { UpgradeEffect } from './effect.ts';

/** §18.2: Glory for a battle in which enemies fell. */
export const thorsGlory: UpgradeEffect = { fallen: { glory: 2, each: false, least: 2 } };

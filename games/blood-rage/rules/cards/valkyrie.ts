import type { UpgradeEffect } from './effect.ts';

/** §18.7: Glory for every enemy that falls in a battle she is in. */
export const valkyrie: UpgradeEffect = { fallen: { glory: 2, each: true, least: 1 } };

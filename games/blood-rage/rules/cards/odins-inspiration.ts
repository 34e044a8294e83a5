import type { UpgradeEffect } from './effect.ts';

/** §18.1: doubles the Glory of a death in Ragnarök. */
export const odinsInspiration: UpgradeEffect = { ragnarokFactor: 2 };

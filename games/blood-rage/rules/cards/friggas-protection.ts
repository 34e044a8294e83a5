import type { UpgradeEffect } from './effect.ts';

/** §18.4: Rage keeps figures alive. */
export const friggasProtection: UpgradeEffect = { window: { do: 'protection', cost: 1 } };

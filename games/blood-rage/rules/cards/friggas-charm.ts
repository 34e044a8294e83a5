import type { UpgradeEffect } from './effect.ts';

/** §18.4: upgrades cost less. */
export const friggasCharm: UpgradeEffect = { discount: 1 };

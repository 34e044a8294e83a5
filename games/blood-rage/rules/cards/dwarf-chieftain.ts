import type { UpgradeEffect } from './effect.ts';

/** §18.7: costs nothing to Invade with. */
export const dwarfChieftain: UpgradeEffect = { freeInvade: true };

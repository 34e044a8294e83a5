import type { UpgradeEffect } from './effect.ts';

/** §18.4: Invade from Valhalla. */
export const friggasDomain: UpgradeEffect = { action: { do: 'recall', cost: 1 } };

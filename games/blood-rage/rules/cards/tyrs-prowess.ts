import type { UpgradeEffect } from './effect.ts';

/** §18.6: the winner buys back cards. */
export const tyrsProwess: UpgradeEffect = { window: { do: 'prowess', cost: 1 } };

import type { UpgradeEffect } from './effect.ts';

/** §18.6: pillage a pillaged province. */
export const tyrsChallenge: UpgradeEffect = { action: { do: 'challenge', cost: 2 } };

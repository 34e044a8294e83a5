import type { UpgradeEffect } from './effect.ts';

/** §18.7: flees to Yggdrasil when she would be destroyed. */
export const volurWitch: UpgradeEffect = { window: { do: 'witch' } };

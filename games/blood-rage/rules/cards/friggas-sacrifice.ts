import type { UpgradeEffect } from './effect.ts';

/** §18.4: two own figures for a step of a stat. */
export const friggasSacrifice: UpgradeEffect = { action: { do: 'sacrifice' } };

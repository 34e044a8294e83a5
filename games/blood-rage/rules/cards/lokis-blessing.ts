import type { UpgradeEffect } from './effect.ts';

/** §18.3: a Warrior into the province of a lost battle. */
export const lokisBlessing: UpgradeEffect = { window: { do: 'blessing' } };

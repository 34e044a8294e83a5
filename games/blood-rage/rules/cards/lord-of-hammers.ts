import type { UpgradeEffect } from './effect.ts';

/** §18.8: the Leader rides on after a pillage. */
export const lordOfHammers: UpgradeEffect = { pillaged: { figure: 'leader', do: 'ride' } };

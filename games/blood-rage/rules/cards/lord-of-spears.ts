import type { UpgradeEffect } from './effect.ts';

/** §18.8: every stat rises after a pillage with the Leader. */
export const lordOfSpears: UpgradeEffect = { pillaged: { figure: 'leader', do: 'raiseAll' } };

import type { UpgradeEffect } from './effect.ts';

/** §18.8: a stat rises after a pillage with the Leader. */
export const lordOfAxes: UpgradeEffect = { pillaged: { figure: 'leader', do: 'raiseOne' } };

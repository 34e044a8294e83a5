import type { UpgradeEffect } from './effect.ts';

/** §18.7: takes the reward of a province twice. */
export const frostGiant: UpgradeEffect = { pillaged: { figure: 'frost-giant', do: 'again' } };

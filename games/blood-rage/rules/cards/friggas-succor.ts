import type { UpgradeEffect } from './effect.ts';

/** §18.4: a Warrior comes along with every Invade. */
export const friggasSuccor: UpgradeEffect = { window: { do: 'succor' } };

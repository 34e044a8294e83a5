import type { UpgradeEffect } from './effect.ts';

/** §18.2: Invade and pillage in one turn. */
export const thorsDomain: UpgradeEffect = { window: { do: 'domain', cost: 2 } };

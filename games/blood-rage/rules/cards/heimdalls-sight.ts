import type { BattleEffect } from './effect.ts';

/** §18.5: worth as much as the best card of the opponents. */
export const heimdallsSight: BattleEffect = { sight: true };

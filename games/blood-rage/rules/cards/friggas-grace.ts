import type { BattleEffect } from './effect.ts';

/** §18.4: another stat rises with a successful pillage. */
export const friggasGrace: BattleEffect = { grace: true };

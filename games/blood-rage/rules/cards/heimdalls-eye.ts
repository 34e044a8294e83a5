import type { BattleEffect } from './effect.ts';

/** §18.5: may be added after the reveal. */
export const heimdallsEye: BattleEffect = { late: true };

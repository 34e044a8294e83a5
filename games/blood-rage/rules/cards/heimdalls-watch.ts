import type { BattleEffect } from './effect.ts';

/** §18.5: Glory for all bonuses shown, and new cards for everybody. */
export const heimdallsWatch: BattleEffect = { reveal: 'watch' };

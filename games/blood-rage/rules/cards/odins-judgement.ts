import type { BattleEffect } from './effect.ts';

/** §18.1: Glory for every figure fallen in the battle, own ones included. */
export const odinsJudgement: BattleEffect = { judgement: 2 };

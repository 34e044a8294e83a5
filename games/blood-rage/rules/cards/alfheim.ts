import type { QuestEffect } from './effect.ts';

/** §18.9: the most strength in a province of Alfheim. */
export const alfheim: QuestEffect = { most: 'region', region: 'alfheim' };

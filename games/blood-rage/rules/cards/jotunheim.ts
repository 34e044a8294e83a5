import type { QuestEffect } from './effect.ts';

/** §18.9: the most strength in a province of Jotunheim. */
export const jotunheim: QuestEffect = { most: 'region', region: 'jotunheim' };

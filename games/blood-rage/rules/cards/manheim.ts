import type { QuestEffect } from './effect.ts';

/** §18.9: the most strength in a province of Manheim. */
export const manheim: QuestEffect = { most: 'region', region: 'manheim' };

import type { QuestEffect } from './effect.ts';

/** §18.9: enough figures in Valhalla. */
export const gloriousDeath: QuestEffect = { most: 'valhalla', figures: 4 };

import type { QuestRow } from './row.ts';

/** All Quests: their Glory by Age, and their condition. */
export const QUESTS = {
  // §18.9: the most strength in a province of Alfheim.
  alfheim: {
    glory: [5, 7, 9],
    copies: { 1: [1, 0, 1], 2: [1, 0, 1], 3: [1, 0, 1] },
    effect: { most: 'region', region: 'alfheim' },
  },
  // §18.9: the most strength in a province of Jotunheim.
  jotunheim: {
    glory: [5, 7, 9],
    copies: { 1: [1, 0, 1], 2: [1, 0, 1], 3: [1, 0, 1] },
    effect: { most: 'region', region: 'jotunheim' },
  },
  // §18.9: the most strength in a province of Manheim.
  manheim: {
    glory: [5, 7, 9],
    copies: { 1: [1, 0, 1], 2: [1, 0, 1], 3: [1, 0, 1] },
    effect: { most: 'region', region: 'manheim' },
  },
  // §18.9: the most strength in Yggdrasil.
  yggdrasil: {
    glory: [6, 8, 11],
    copies: { 1: [0, 1, 0], 2: [0, 1, 0], 3: [0, 1, 0] },
    effect: { most: 'province', province: 'yggdrasil' },
  },
  // §18.9: enough figures in Valhalla.
  'glorious-death': {
    glory: [6, 8, 11],
    copies: { 1: [1, 0, 1], 2: [1, 0, 1], 3: [1, 0, 1] },
    effect: { most: 'valhalla', figures: 4 },
  },
} as const satisfies Readonly<Record<string, QuestRow>>;

export type QuestKey = keyof typeof QUESTS;

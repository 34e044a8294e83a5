import { alfheim } from './alfheim.ts';
import type { QuestEffect } from './effect.ts';
import { gloriousDeath } from './glorious-death.ts';
import { jotunheim } from './jotunheim.ts';
import { manheim } from './manheim.ts';
import { yggdrasil } from './yggdrasil.ts';

/** What Quests ask for, by key. */
export const QUESTS: Readonly<Record<string, QuestEffect>> = {
  alfheim,
  jotunheim,
  manheim,
  yggdrasil,
  'glorious-death': gloriousDeath,
};

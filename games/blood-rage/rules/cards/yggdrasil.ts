import { YGGDRASIL } from '../../content/provinces.ts';
import type { QuestEffect } from './effect.ts';

/** §18.9: the most strength in Yggdrasil. */
export const yggdrasil: QuestEffect = { most: 'province', province: YGGDRASIL };

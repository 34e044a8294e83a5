import { YGGDRASIL } from '../../content/provinces.ts';
import type { UpgradeEffect } from './effect.ts';

/** §18.7: may Invade Yggdrasil, and is stronger there. */
export const darkElf: UpgradeEffect = {
  mayInvade: YGGDRASIL,
  strengthIn: { [YGGDRASIL]: 3 },
};

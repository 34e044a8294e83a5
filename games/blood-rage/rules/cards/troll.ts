import type { UpgradeEffect } from './effect.ts';

/** §18.7: every enemy Warrior where it enters dies. */
export const troll: UpgradeEffect = {
  arrival: { cause: 'troll', fjord: false, strikes: (figure) => figure === 'warrior' },
};

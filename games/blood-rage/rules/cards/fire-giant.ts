import { isMonster } from '../figures.ts';
import type { UpgradeEffect } from './effect.ts';

/** §18.7: every enemy where it enters dies, Ships too; Monsters do not. */
export const fireGiant: UpgradeEffect = {
  arrival: { cause: 'fireGiant', fjord: true, strikes: (figure) => !isMonster(figure) },
};

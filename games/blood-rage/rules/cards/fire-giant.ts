import { isMonster } from '../figures.ts';
import type { CodedEffect } from './effect.ts';

/** §18.7: every enemy where it enters dies, Ships too; Monsters do not. */
export const fireGiant: CodedEffect = {
  arrival: { cause: 'fireGiant', fjord: true, strikes: (figure) => !isMonster(figure) },
};

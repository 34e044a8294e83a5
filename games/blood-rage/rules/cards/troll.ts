import type { CodedEffect } from './effect.ts';

/** §18.7: every enemy Warrior where it enters dies. */
export const troll: CodedEffect = {
  arrival: { cause: 'troll', fjord: false, strikes: (figure) => figure === 'warrior' },
};

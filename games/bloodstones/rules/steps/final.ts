import { startBattle } from '../battle.ts';
import { continueFinal, pairings } from '../end.ts';
import type { StepOf } from '../frames.ts';
import { refuseBattle } from './main.ts';

/** §13.2: if several battles are left, their owner chooses the order. */
export const final: StepOf<'final'> = {
  rule: '13.2',
  verbs: ['battle'],
  who: (_, frame) => frame.queue.slice(0, 1),
  *offers(state, _frame, seat) {
    for (const { area, defender } of pairings(state, seat)) yield { do: 'battle', area, foe: defender };
  },
  refuse: (state, _frame, seat, move) => refuseBattle(state, seat, move),
  play(state, _frame, seat, { area, foe }, context) {
    startBattle(state, { area, attacker: seat, defender: foe }, context);
    continueFinal(state, context);
  },
  mask: (frame) => ({ ...frame, queue: [...frame.queue], order: [...frame.order] }),
};

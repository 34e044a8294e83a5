import { refusal } from '@sanguine/kernel';
import { CLANS } from '../../content/clan.ts';
import { clanOf } from '../clans.ts';
import type { StepOf } from '../frames.ts';

/** §2.1: clans are picked in seat order, each by one seat. */
export const pick: StepOf<'pick'> = {
  rule: '2.1',
  verbs: ['pick'],
  who: (_, { queue }) => queue.slice(0, 1),
  *offers() {
    for (const clan of CLANS) yield { do: 'pick', clan };
  },
  refuse: (state, _frame, _seat, { clan }) =>
    state.clans.some(({ name }) => name === clan) ? refusal('2.1', 'pick.taken', [clan]) : null,
  play(state, frame, seat, { clan }, context) {
    clanOf(state, seat).name = clan;
    frame.queue.shift();
    context.emit({ e: 'clan.taken', seat, clan });
    if (frame.queue.length > 0) return;
    state.frames.pop();
  },
  mask: (frame) => ({ ...frame, queue: [...frame.queue] }),
};

import { refusal } from '@sanguine/kernel';
import { clanOf } from '../clans.ts';
import { shedHand } from '../discard.ts';
import type { StepOf } from '../frames.ts';
import { kindsIn } from '../hand.ts';

/** §13: everybody with more than one card keeps one, in secret and at the same time. */
export const discard: StepOf<'discard'> = {
  rule: '13',
  verbs: ['hold'],
  who: (_, { queue }) => queue,
  *offers(state, _frame, seat) {
    for (const card of kindsIn(clanOf(state, seat).hand)) yield { do: 'hold', card };
  },
  refuse: (state, _frame, seat, { card }) =>
    clanOf(state, seat).hand.includes(card) ? null : refusal('13', 'card.notInHand', [card]),
  play(state, frame, seat, { card }, context) {
    frame.held[seat] = card;
    frame.queue = frame.queue.filter((other) => other !== seat);
    if (frame.queue.length > 0) return;
    // The backs of the kept cards become visible, and they show an Age.
    context.reveal();
    state.frames.pop();
    for (const [holder, held] of frame.held.entries()) {
      if (held !== null && held !== 'hidden') shedHand(state, holder, held, context);
    }
  },
  mask: (frame, viewer) => ({
    ...frame,
    queue: [...frame.queue],
    held: frame.held.map((card, seat) => (card === null || seat === viewer ? card : 'hidden')),
  }),
};

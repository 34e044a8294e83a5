import { refusal, type Seat } from '@sanguine/kernel';
import { reveal } from '../battle/cards.ts';
import { clanOf } from '../clans.ts';
import type { StepOf } from '../frames.ts';
import { kindsIn } from '../hand.ts';
import { type Late, LATE, type State } from '../state.ts';

/** §11.1: all participants choose a card, face down and at the same time. */
export const cards: StepOf<'cards'> = {
  rule: '11.1',
  verbs: ['play'],
  who: (_, { queue }) => queue,
  *offers(state, _, seat) {
    for (const card of kindsIn(clanOf(state, seat).hand)) {
      for (const late of armable(state, seat)) yield { do: 'play', card, late };
    }
  },
  refuse(state, _, seat, { card, late }) {
    if (!clanOf(state, seat).hand.includes(card)) return refusal('11.1', 'play.notInHand', [card]);
    return armable(state, seat).includes(late) ? null : refusal('11.4', 'play.noLate', [card]);
  },
  play(state, frame, seat, { card, late }, context) {
    frame.chosen[seat] = { card, late };
    frame.queue = frame.queue.filter((other) => other !== seat);
    context.emit({ e: 'card.chosen', seat });
    if (frame.queue.length > 0) return;
    state.frames.pop();
    reveal(state, frame.chosen, context);
  },
  mask: (frame, viewer) => ({
    ...frame,
    queue: [...frame.queue],
    chosen: frame.chosen.map((choice, seat) => {
      if (choice === null || choice === 'hidden') return choice;
      return seat === viewer ? { ...choice } : 'hidden';
    }),
  }),
};

const NEVER: readonly Late[] = ['never'];

/** §11.4: what can be armed, the usual way first: only `never` with a single card, or in Age 1, which has no late cards. */
export const armable = (state: State, seat: Seat): readonly Late[] =>
  state.age === 1 || clanOf(state, seat).hand.length < 2 ? NEVER : LATE;

import { refusal } from '@sanguine/kernel';
import { PLACES } from '../../content/provinces.ts';
import { clanOf } from '../clans.ts';
import type { StepOf, Verbs } from '../frames.ts';
import { entriesFor, invade, refuseInvade } from '../invade.ts';

/** §8.3: a figure of the card just played may enter for free, now or not at all. */
export const free: StepOf<'free'> = {
  rule: '8.3',
  verbs: ['invade', 'decline'],
  who: (_, { seat }) => [seat],
  *offers(_, { figures }) {
    for (const figure of figures) for (const to of PLACES) yield { do: 'invade', figure, to };
    yield { do: 'decline' };
  },
  moves(state, { figures }, seat) {
    const clan = clanOf(state, seat);
    const moves: Verbs['free'][] = [{ do: 'decline' }];
    for (const figure of figures) {
      for (const to of entriesFor(state, clan, figure)) moves.push({ do: 'invade', figure, to });
    }
    return moves;
  },
  refuse(state, { figures }, seat, move) {
    if (move.do === 'decline') return null;
    if (!figures.includes(move.figure)) return refusal('8.3', 'free.figure', [move.figure]);
    return refuseInvade(state, seat, move.figure, move.to, 'reserve');
  },
  play(state, _frame, seat, move, context) {
    state.frames.pop();
    if (move.do === 'invade') invade(state, seat, move.figure, move.to, 'upgrade', 0, context);
  },
  mask: (frame) => ({ ...frame, figures: [...frame.figures] }),
};

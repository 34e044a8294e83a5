import { type Refusal, refusal } from '@sanguine/kernel';
import { refuseWalk, walk, walkOffers, walks } from '../acts.ts';
import { castMoves, castOffers, playCard, refuseCard } from '../casting.ts';
import type { StepOf, Verbs } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { endWitch } from '../turn.ts';

/** §5: one move of the Witch, two blood spells and any discards, in any order. */
export const witch: StepOf<'witch'> = {
  rule: '5.2',
  verbs: ['move', 'cast', 'discard', 'end'],
  sections: { cast: '6.1', discard: '5.4', end: '5.5' },
  who: (state) => [state.witch],
  *offers(state, _frame, seat) {
    yield* walkOffers(state, 'witch');
    yield* castOffers(state, seat);
    yield { do: 'end' };
  },
  refuse(state, _frame, seat, move) {
    switch (move.do) {
      case 'move':
        return refuseOwnMove(state, move);
      case 'cast':
      case 'discard':
        return refuseCard(state, seat, move);
      case 'end':
        return null;
    }
  },
  moves(state, _frame, seat) {
    const moves: Verbs['witch'][] = state.figures.witch.moved ? [] : walks(state, 'witch');
    moves.push(...castMoves(state, seat), { do: 'end' });
    return moves;
  },
  play(state, _frame, seat, move, context) {
    switch (move.do) {
      case 'move':
        state.figures.witch.moved = true;
        walk(state, move, context);
        return;
      case 'cast':
      case 'discard':
        playCard(state, seat, move, context);
        return;
      case 'end':
        endWitch(state, context);
    }
  },
  mask: (frame) => ({ ...frame }),
};

/** §5.2: she moves once; others move only by Manipulate. */
function refuseOwnMove(state: State, move: Move): Refusal | null {
  if (move.unit !== 'witch') return refusal('5.2', 'witch.others', [move.unit]);
  if (state.figures.witch.moved) return refusal('5.2', 'witch.moved', ['witch']);
  return refuseWalk(state, move);
}

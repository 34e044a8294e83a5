import { type RatedMove, type Seat, swiftRandom } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { battlePlans } from './battle-plans.ts';
import { unseenPool } from './bonus-odds.ts';
import { draftValue } from './draft-values.ts';
import { lookAhead } from './lookahead.ts';
import { draftedCards, sealedChoice } from './sealed-choices.ts';

/** The most moves a search examines, and how far below the best their odds may be. */
const MOVES = 4;
const GAP = 0.1;
/** How much urgency alone counts. */
const URGENCY = 0.1;
/** What a point of Glory adds to the odds. */
const GLORY = 0.008;

/**
 * The few moves a search examines. Sealed choices that depend only on the seat's own plan are not searched: drafts go by the
 * best hand and by what such cards have brought.
 */
export function ranking(state: State, seat: Seat): RatedMove<AnyMove>[] {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'draft':
      return [certain({ do: 'draft', cards: draftedCards(state, frame, seat, { knownWorth: draftValue }) })];
    case 'discard':
    case 'growth':
    case 'tide': {
      const move = sealedChoice(state, frame, seat);
      return move === undefined ? anything(state, seat) : [certain(move)];
    }
    case 'cards':
      return best(
        battlePlans(state, seat, unseenPool(state)).map(({ card, late, value }) => ({
          move: { do: 'play', card, late },
          odds: GLORY * value,
        })),
      );
    default:
      return best(
        // Chance matters only if a new Age is dealt, so any stream will do.
        lookAhead(state, seat, swiftRandom('ranking')).map(({ move, gain, score }) => ({
          move,
          odds: gain + URGENCY * (score - gain),
        })),
      );
  }
}

const certain = (move: AnyMove): RatedMove<AnyMove> => ({ move, odds: 0 });

function anything(state: State, seat: Seat): RatedMove<AnyMove>[] {
  return sequence.moves(state, seat).map(certain);
}

/** The first few moves whose odds are close enough to the best. */
function best(moves: readonly RatedMove<AnyMove>[]): RatedMove<AnyMove>[] {
  const least = (moves[0]?.odds ?? 0) - GAP;
  return moves.slice(0, MOVES).filter(({ odds }) => odds >= least);
}

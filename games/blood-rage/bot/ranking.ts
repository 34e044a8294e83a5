import { type RatedMove, type Seat, swiftRandom } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { plansFor } from './battlecraft.ts';
import { poolOf } from './chances.ts';
import { draftedWorth } from './experience.ts';
import { foresee } from './prospects.ts';
import { drafted, inSecret } from './secrets.ts';

/** Moves a search looks into: so many at most, and how much less than the best they may promise. */
const MOVES = 4;
const GAP = 0.1;
/** How much of what is merely more urgent counts. */
const URGENCY = 0.1;
/** Odds for a point of Glory. */
const GLORY = 0.008;

/** The few moves a search looks into. What only the own plan decides is decided: gifts by what makes the best hand and what such cards have brought. */
export function ranking(state: State, seat: Seat): RatedMove<AnyMove>[] {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'draft':
      return [certain({ do: 'draft', cards: drafted(state, frame, seat, draftedWorth) })];
    case 'discard':
    case 'growth':
    case 'tide': {
      const move = inSecret(state, frame, seat);
      return move === undefined ? anything(state, seat) : [certain(move)];
    }
    case 'cards':
      return best(
        plansFor(state, seat, poolOf(state)).map(({ card, late, worth }) => ({
          move: { do: 'play', card, late },
          odds: GLORY * worth,
        })),
      );
    default:
      return best(
        // Chance has a part only where a new Age is dealt: any will do.
        foresee(state, seat, swiftRandom('ranking')).map(({ move, gain, score }) => ({
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

/** The first few of them, as far as they promise enough. */
function best(moves: readonly RatedMove<AnyMove>[]): RatedMove<AnyMove>[] {
  const least = (moves[0]?.odds ?? 0) - GAP;
  return moves.slice(0, MOVES).filter(({ odds }) => odds >= least);
}

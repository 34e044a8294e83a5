import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { activationScorer } from './activation-plans.ts';
import { firstStrike } from './first-strike.ts';
import { Plan } from './plan.ts';
import { of, policy, type Scorer, scorerFor } from './policy.ts';
import { OWN_TEMPER, type Temper } from './tempers.ts';
import { otherSeat } from '../rules/units.ts';

/** What each move of the open step is worth, planned with care. */
function carefulScorer(state: State, seat: Seat, moves: readonly AnyMove[], temper: Temper): Scorer {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'act': {
      const plan = new Plan(state, frame, moves as ConstructorParameters<typeof Plan>[2], temper);
      return of<'act'>((move) => plan.worth(move));
    }
    case 'activate':
      return of<'activate'>(activationScorer(state, seat, temper));
    case 'support':
      return of<'support'>(activationScorer(state, seat, temper));
    case 'initiative': {
      // Beginning the battle shows where we go and hands over the token: holders who began won 44 of 100.
      const begins =
        state.round > 1 && Math.max(firstStrike(state, seat), firstStrike(state, otherSeat(seat))) > 3;
      return of<'initiative'>((move) => ((move.seat === seat) === begins ? 1 : 0));
    }
    default:
      return scorerFor(state, seat);
  }
}

/** The moves with what they are worth, best first. */
export function ratedMoves(
  state: State,
  seat: Seat,
  temper: Temper = OWN_TEMPER,
): { readonly move: AnyMove; readonly worth: number }[] {
  const moves = sequence.moves(state, seat);
  if (moves.length === 1) return moves.map((move) => ({ move, worth: 0 }));
  const score = carefulScorer(state, seat, moves, temper);
  return moves
    .map((move) => ({ move, worth: score(move) }))
    .toSorted((one, other) => other.worth - one.worth);
}

/** The best plan for a whole activation, by the temper. */
export function veteran(state: State, seat: Seat, random: Random, temper?: Temper): AnyMove {
  if (state.frames.at(-1)?.step === 'muster') return policy(state, seat, random);
  const [best] = ratedMoves(state, seat, temper);
  if (best === undefined) throw new Error('a decider without a move');
  return best.move;
}

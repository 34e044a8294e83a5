import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { quickBattlePlan } from './battle-plans.ts';
import { MoveScores } from './move-scores.ts';
import { sealedChoice } from './sealed-choices.ts';
import { policy } from './policy.ts';

/** How much chance is added to the scores of moves. */
const LUCK = 0.3;

/** The move for play-outs: nearly what a Veteran would do, in a hundredth of the time. */
export function playoutPolicy(state: State, seat: Seat, random: Random): AnyMove {
  return quickMove(state, seat, random) ?? policy(state, seat, random);
}

function quickMove(state: State, seat: Seat, random: Random): AnyMove | undefined {
  const frame = state.frames.at(-1);
  const luck = (): number => (random.int(64) / 64) * LUCK;
  switch (frame?.step) {
    case 'action':
      return new MoveScores(state, seat, luck).bestAction();
    case 'free':
      return new MoveScores(state, seat, luck).bestEntry(sequence.moves(state, seat));
    case 'cards': {
      const plan = quickBattlePlan(state, seat);
      return plan === undefined ? undefined : { do: 'play', card: plan.card, late: plan.late };
    }
    case 'late':
      return sequence.ordered(state, seat) ?? undefined;
    case 'draft':
    case 'growth':
    case 'tide':
    case 'discard':
      return sealedChoice(state, frame, seat);
    default:
      return undefined;
  }
}

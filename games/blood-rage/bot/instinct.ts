import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { quickPlan } from './battlecraft.ts';
import { Glance } from './glance.ts';
import { inSecret } from './secrets.ts';
import { ruleOfThumb } from './thumb.ts';

/** A little chance, in scores of acts. */
const LUCK = 0.3;

/** Nearly what a Veteran would do, in a hundredth of the time: what play-outs go on with. */
export function instinctive(state: State, seat: Seat, random: Random): AnyMove {
  return practised(state, seat, random) ?? ruleOfThumb(state, seat, random);
}

function practised(state: State, seat: Seat, random: Random): AnyMove | undefined {
  const frame = state.frames.at(-1);
  const luck = (): number => (random.int(64) / 64) * LUCK;
  switch (frame?.step) {
    case 'action':
      return new Glance(state, seat, luck).act();
    case 'free':
      return new Glance(state, seat, luck).enter(sequence.moves(state, seat));
    case 'cards': {
      const plan = quickPlan(state, seat);
      return plan === undefined ? undefined : { do: 'play', card: plan.card, late: plan.late };
    }
    case 'late':
      return sequence.ordered(state, seat) ?? undefined;
    case 'draft':
    case 'growth':
    case 'tide':
    case 'discard':
      return inSecret(state, frame, seat);
    default:
      return undefined;
  }
}

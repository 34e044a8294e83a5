import { type Random, RolloutContext, type Seat } from '@sanguine/kernel';
import { isBack } from '../content/cards.ts';
import { cloneState } from '../rules/clone.ts';
import type { Event } from '../rules/events.ts';
import { imagine } from '../rules/imagine.ts';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';

/** Decisions that follow from the seat's own move at once. */
const FOLLOWING: readonly string[] = ['free', 'succor', 'domain', 'raise', 'hammers', 'blessing'];
const DEEPEST = 3;

/**
 * A state the rules can play on. A hand of one hidden card may be played in a battle without anybody choosing; then the
 * hidden cards must be real, so a state is imagined that looks the same to the seat.
 */
export function playableState(view: State, seat: Seat, random: Random): State {
  const single = view.clans.some(
    ({ hand: [card], hand }) => hand.length === 1 && card !== undefined && isBack(card),
  );
  return single ? imagine(view, seat, random) : view;
}

/** How good a state is for the deciding seat. */
export type Evaluator = (state: State) => number;

/** How good the state is after the move and after the best decisions that follow from it at once. */
export function expectedValue(
  state: State,
  seat: Seat,
  move: AnyMove,
  evaluator: Evaluator,
  random: Random,
  depth = 0,
): number {
  const next = cloneState(state);
  sequence.play(next, seat, move, new RolloutContext<Event>(random));
  const frame = next.frames.at(-1);
  if (frame === undefined || depth >= DEEPEST || !FOLLOWING.includes(frame.step)) return evaluator(next);
  if (!('seat' in frame) || frame.seat !== seat) return evaluator(next);
  let best = -Infinity;
  for (const answer of sequence.moves(next, seat)) {
    best = Math.max(best, expectedValue(next, seat, answer, evaluator, random, depth + 1));
  }
  return best;
}

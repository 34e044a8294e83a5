import { type Random, RolloutContext, type Seat } from '@sanguine/kernel';
import { isBack } from '../content/cards.ts';
import { cloneState } from '../rules/clone.ts';
import type { Event } from '../rules/events.ts';
import { imagine } from '../rules/imagine.ts';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';

/** Decisions that follow from one's own move and are made at once. */
const FOLLOWING: readonly string[] = ['free', 'succor', 'domain', 'raise', 'hammers', 'blessing'];
const DEEPEST = 3;

/**
 * The table to think on. Where a battle could be fought without anybody choosing a card, the cards have to be there:
 * then it is one that looks the same.
 */
export function thinkable(view: State, seat: Seat, random: Random): State {
  const single = view.clans.some(
    ({ hand: [card], hand }) => hand.length === 1 && card !== undefined && isBack(card),
  );
  return single ? imagine(view, seat, random) : view;
}

/** How a table looks to the one who thinks. */
export type Judge = (state: State) => number;

/** How the table looks after the move, and after the best that can follow it at once. */
export function expected(
  state: State,
  seat: Seat,
  move: AnyMove,
  judge: Judge,
  random: Random,
  deep = 0,
): number {
  const next = cloneState(state);
  sequence.play(next, seat, move, new RolloutContext<Event>(random));
  const frame = next.frames.at(-1);
  if (frame === undefined || deep >= DEEPEST || !FOLLOWING.includes(frame.step)) return judge(next);
  if (!('seat' in frame) || frame.seat !== seat) return judge(next);
  let best = -Infinity;
  for (const answer of sequence.moves(next, seat)) {
    best = Math.max(best, expected(next, seat, answer, judge, random, deep + 1));
  }
  return best;
}

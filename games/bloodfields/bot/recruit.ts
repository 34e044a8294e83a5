import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { policy, scorerFor } from './policy.ts';

/** By how much a beginner misjudges a move: in Victory Points at most, and as a part of what the best one is worth. */
const MISJUDGED = 4;
const PART = 1.7;
/** Scores beyond this are not worths but an order. */
const MOST = 40;
const GRAIN = 1024;

/** The policy with an eye that is not sure: what is plain is mostly found, what is close is mixed up. */
export function recruit(state: State, seat: Seat, random: Random): AnyMove {
  if (state.frames.at(-1)?.step === 'muster') return policy(state, seat, random);
  const moves = sequence.moves(state, seat);
  const score = moves.length > 1 ? scorerFor(state, seat) : () => 0;
  const rated = moves.map((move) => ({ move, worth: score(move) }));
  const top = rated.reduce((most, { worth }) => Math.max(most, Math.min(MOST, worth)), 0);
  const blur = MISJUDGED + PART * top;
  const seen = rated.map(({ move, worth }) => ({ move, worth: worth + (blur * random.int(GRAIN)) / GRAIN }));
  const [first] = seen;
  if (first === undefined) throw new Error('a decider without a move');
  return seen.reduce((best, one) => (one.worth > best.worth ? one : best), first).move;
}

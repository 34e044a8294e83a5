import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { policy, scorerFor } from './policy.ts';

/** How far a beginner misjudges a move: a constant in Victory Points, plus a part of the best move's worth. */
const MISJUDGED = 4;
const PART = 1.7;
/** Scores beyond this only put moves in order. */
const MOST = 40;
const GRAIN = 1024;

/** The policy with an unsure eye: it mostly finds the obvious move and mixes up close ones. */
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

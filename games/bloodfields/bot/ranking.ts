import { type RatedMove, type Seat, swiftRandom } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { pointWorth } from './evaluation.ts';
import { FREE } from './plan.ts';
import { policy } from './policy.ts';
import { rostersFor } from './set-up-scores.ts';
import { ratedMoves } from './veteran.ts';

/** The most moves a search looks into. */
const MOVES = 12;
/** Moves that seem to cost this much of the odds are not looked into. */
const HOPELESS = 0.1;

/**
 * Playing on tells little before the first round; only rosters are compared, by how that round goes. Nor does chance
 * tell one token of inspiration from another: there are a dozen a round, and each would take as long as an attack.
 */
const UNSEARCHED: readonly (string | undefined)[] = ['terrain', 'prize', 'champion', 'deploy', 'inspire'];

/**
 * How much of the difference between two scores is a real one: a unit not chosen now still acts later. Steps left out
 * count in full.
 */
const CONFIDENCE: Readonly<Record<string, number>> = { activate: 0.35, support: 0.25 };

/** The few moves a search looks into, best first. */
export function ranking(state: State, seat: Seat): RatedMove<AnyMove>[] {
  const step = state.frames.at(-1)?.step;
  if (UNSEARCHED.includes(step)) return [{ move: policy(state, seat, swiftRandom('set-up')), odds: 0 }];
  if (step === 'muster') return rostersFor(state).map((move) => ({ move, odds: 0 }));
  const rated = ratedMoves(state, seat).slice(0, MOVES);
  const best = rated.reduce((top, { worth }) => (worth < FREE / 2 ? Math.max(top, worth) : top), 0);
  const point = pointWorth(state, seat) * (CONFIDENCE[step ?? ''] ?? 1);
  // What costs no action comes first in a turn; a search may still find that it should wait.
  const ranked = rated.map(({ move, worth }) => ({
    move,
    odds: point * (worth < FREE / 2 ? worth : best + worth - FREE),
  }));
  const least = (ranked[0]?.odds ?? 0) - HOPELESS;
  return ranked.filter(({ odds }) => odds >= least);
}

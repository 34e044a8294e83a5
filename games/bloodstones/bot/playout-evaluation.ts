import type { Seat } from '@sanguine/kernel';
import { finalOutcome } from '../rules/end.ts';
import type { State } from '../rules/state.ts';
import { estimate } from './estimate.ts';

/** A lead in points at the end that is hardly worth making larger. */
const MARGIN = 24;

/**
 * How likely the seat is to win where a play-out ends: its chance as it would be told, in which the strongest rival counts
 * most. Of games that are over the margin counts a little.
 */
export function evaluatePlayout(state: State, seat: Seat): number {
  if (state.frames.length > 0) return estimate.chances(state)[seat] ?? 0;
  const outcome = finalOutcome(state);
  const own = outcome[seat];
  if (own === undefined) return 0;
  const best = Math.max(...outcome.map(({ score }, other) => (other === seat ? -Infinity : score)));
  const margin = Math.tanh((own.score - best) / MARGIN);
  return own.rank === 1 ? 0.9 + 0.1 * Math.max(0, margin) : 0.1 + 0.1 * Math.min(0, margin);
}

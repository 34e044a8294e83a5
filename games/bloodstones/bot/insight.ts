import type { Insight, Reason, Seat } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { reason } from './choice.ts';
import { evaluatePlayout } from './playout-evaluation.ts';
import { playout } from './playout-policy.ts';
import { ranking } from './ranking.ts';
import { tell } from './tell.ts';

/** Turns a seat has begun: a play-out goes on until its next one. */
function turnsBegun({ players, first, active, round }: State, seat: Seat): number {
  const place = (one: Seat): number => (one - first + players.length) % players.length;
  return round - (place(active) < place(seat) ? 1 : 0);
}

function explain(view: State, seat: Seat, move: Move): Reason {
  const told = tell(view, seat, move);
  if (told !== null) return told;
  return reason(move.do === 'swap' ? 'swapTold' : move.do === 'keep' ? 'keepTold' : 'muster');
}

/** The steps of a battle from its draw to what becomes of the losers (§9). */
const FIGHTING: ReadonlySet<string> = new Set(['swap', 'casualty', 'retreat', 'raise']);

/** What a search needs to play the game well: it looks to the beginning of its next turn. */
export const insight: Insight<State, Move> = {
  evaluate: evaluatePlayout,
  ranking,
  playout,
  chapter: turnsBegun,
  playouts: 240,
  patience: 0.9,
  judging: 24,
  isSettled: ({ frames }) => !frames.some(({ step }) => FIGHTING.has(step)),
  explain,
};

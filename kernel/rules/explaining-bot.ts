import type { Random } from '../random/random.ts';
import type { Masked } from './engine.ts';
import type { Bot } from './game.ts';
import type { Reason, RunnerUp } from './reason.ts';
import type { Seat } from './seat.ts';

interface Decision<Move> {
  readonly move: Move;
  /** True if made without weighing. */
  readonly impulse?: boolean;
}

interface Explainer<State, Move> {
  /** The reason for a move made without weighing. */
  readonly impulse: Reason;
  readonly explain: (view: Masked<State>, seat: Seat, move: Move) => Reason;
  readonly runnerUp: (view: Masked<State>, seat: Seat, move: Move) => RunnerUp<Move> | null;
}

/** A bot made from decisions and a game's explanation of moves; the runner-up is computed only on request. */
export const explainingBot = <State, Move>(
  decide: (view: Masked<State>, seat: Seat, random: Random) => Decision<Move>,
  { impulse: unthought, explain, runnerUp }: Explainer<State, Move>,
): Bot<State, Move> => ({
  choose(view, seat, random) {
    const { move, impulse } = decide(view, seat, random);
    return {
      move,
      reason: impulse === true ? unthought : explain(view, seat, move),
      runnerUp: () => runnerUp(view, seat, move),
    };
  },
});

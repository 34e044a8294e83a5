import type { Bot, Insight, Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { candidates } from './candidates.ts';
import { reason } from './choice.ts';
import { explain } from './reasons.ts';
import { runnerUp } from './runner-up.ts';
import { recruit } from './recruit.ts';
import { playoutPolicy } from './policy.ts';
import { veteran } from './veteran.ts';

interface Decision {
  readonly move: AnyMove;
  /** Not thought about. */
  readonly impulse?: boolean;
}

const botFrom = (decide: (view: State, seat: Seat, random: Random) => Decision): Bot<State, AnyMove> => ({
  choose(view, seat, random) {
    const { move, impulse } = decide(view, seat, random);
    return {
      move,
      reason: impulse === true ? reason('impulse') : explain(view, move),
      runnerUp: () => runnerUp(view, seat, move),
    };
  },
});

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: botFrom(recruit),
  veteran: botFrom((view, seat, random) => ({ move: veteran(view, seat, random) })),
};

/** What a search needs to play the game well: it looks as far as the beginning of its next turn. */
export const insight: Insight<State, AnyMove> = {
  evaluate,
  candidates,
  policy: playoutPolicy,
  turns: 2,
  explain: (view, _seat, move) => explain(view, move),
};

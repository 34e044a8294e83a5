import type { Bot, Insight, Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { playoutPolicy } from './playout-policy.ts';
import { reason } from './choice.ts';
import { explain } from './reasons.ts';
import { runnerUp } from './runner-up.ts';
import { ranking } from './ranking.ts';
import { evaluatePlayout } from './playout-evaluation.ts';
import { recruit } from './recruit.ts';
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
      reason: impulse === true ? reason('impulse') : explain(view, seat, move),
      runnerUp: () => runnerUp(view, seat, move),
    };
  },
});

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: botFrom(recruit),
  veteran: botFrom((view, seat, random) => ({ move: veteran(view, seat, random) })),
};

/** What a search needs to play the game well: it looks to the end of the Age. */
export const insight: Insight<State, AnyMove> = {
  evaluate: evaluatePlayout,
  policy: playoutPolicy,
  ranking,
  chapter: ({ age }) => age,
  explain,
};

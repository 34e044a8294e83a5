import type { Bot, Insight, Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { candidates } from './candidates.ts';
import { explain } from './reasons.ts';
import { recruit } from './recruit.ts';
import { playoutPolicy } from './policy.ts';
import { veteran } from './veteran.ts';

const botFrom = (decide: (view: State, seat: Seat, random: Random) => AnyMove): Bot<State, AnyMove> => ({
  choose: (view, seat, random) => explain(view, decide(view, seat, random)),
});

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: botFrom(recruit),
  veteran: botFrom(veteran),
};

/** What a search needs to play the game well: it looks as far as the beginning of its next turn. */
export const insight: Insight<State, AnyMove> = {
  evaluate,
  candidates,
  policy: playoutPolicy,
  turns: 2,
};

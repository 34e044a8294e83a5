import type { Bot, Insight, Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './appraisal.ts';
import { prospects } from './prospects.ts';
import { explain } from './reasons.ts';
import { carefree } from './recruit.ts';
import { hastily } from './thumb.ts';
import { foreseen } from './veteran.ts';

const botOf = (decide: (view: State, seat: Seat, random: Random) => AnyMove): Bot<State, AnyMove> => ({
  choose: (view, seat, random) => explain(view, decide(view, seat, random)),
});

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: botOf(carefree),
  veteran: botOf(foreseen),
};

/** What a search needs to play the game well: it looks as far as the beginning of its next turn. */
export const insight: Insight<State, AnyMove> = { evaluate, prospects, policy: hastily, turns: 2 };

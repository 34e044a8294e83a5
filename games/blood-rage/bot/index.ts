import type { Bot, Insight, Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './appraisal.ts';
import { explain } from './reasons.ts';
import { carefree } from './recruit.ts';
import { prospects } from './prospects.ts';
import { ruleOfThumb } from './thumb.ts';
import { foreseen } from './veteran.ts';

const botOf = (decide: (view: State, seat: Seat, random: Random) => AnyMove): Bot<State, AnyMove> => ({
  choose: (view, seat, random) => explain(view, seat, decide(view, seat, random)),
});

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: botOf(carefree),
  veteran: botOf(foreseen),
};

/** What a search needs to play the game well: it looks about once round the table. */
export const insight: Insight<State, AnyMove> = { evaluate, prospects, policy: ruleOfThumb, turns: 5 };

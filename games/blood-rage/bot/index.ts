import type { Bot, Insight, Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { instinctive } from './instinct.ts';
import { explain } from './reasons.ts';
import { ranking } from './ranking.ts';
import { reckoned } from './reckoning.ts';
import { carefree } from './recruit.ts';
import { foreseen } from './veteran.ts';

const botOf = (decide: (view: State, seat: Seat, random: Random) => AnyMove): Bot<State, AnyMove> => ({
  choose: (view, seat, random) => explain(view, seat, decide(view, seat, random)),
});

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: botOf(carefree),
  veteran: botOf(foreseen),
};

/** What a search needs to play the game well: it looks to the end of the Age. */
export const insight: Insight<State, AnyMove> = {
  evaluate: reckoned,
  policy: instinctive,
  ranking,
  chapter: ({ age }) => age,
};

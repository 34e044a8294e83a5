import { type Bot, explainingBot, type Insight, type Reason, type Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { reason } from './choice.ts';
import { explain } from './reasons.ts';
import { runnerUp } from './runner-up.ts';
import { recruit } from './recruit.ts';
import { playoutPolicy } from './policy.ts';
import { chapter, ranking } from './ranking.ts';
import { type Temper, TEMPERS } from './tempers.ts';
import { veteran } from './veteran.ts';

const explainMove = (view: State, _seat: Seat, move: AnyMove): Reason => explain(view, move);

const explainer = { impulse: reason('impulse'), explain: explainMove, runnerUp };

const veteranOf = (temper: Temper): Bot<State, AnyMove> =>
  explainingBot((view, seat, random) => ({ move: veteran(view, seat, random, temper) }), {
    ...explainer,
    runnerUp: (view, seat, move) => runnerUp(view, seat, move, temper),
  });

/** A Veteran of each temper. */
export const VETERANS = {
  hunter: veteranOf(TEMPERS.hunter),
  raider: veteranOf(TEMPERS.raider),
  warden: veteranOf(TEMPERS.warden),
  gambler: veteranOf(TEMPERS.gambler),
} satisfies Record<keyof typeof TEMPERS, Bot<State, AnyMove>>;

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: explainingBot(recruit, explainer),
  veteran: VETERANS.hunter,
};

/** What a search needs to play the game well; it looks ahead to the beginning of its next turn. */
export const insight: Insight<State, AnyMove> = {
  evaluate,
  policy: playoutPolicy,
  ranking,
  chapter,
  judging: 400,
  // Before all pieces are placed, little can be said about who is stronger.
  isSettled: ({ frames }) => !frames.some(({ step }) => step === 'place' || step === 'husk'),
  explain: explainMove,
};

import { type Bot, explainingBot, type Insight } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { playoutPolicy } from './playout-policy.ts';
import { reason } from './choice.ts';
import { explain } from './reasons.ts';
import { runnerUp } from './runner-up.ts';
import { ranking } from './ranking.ts';
import { evaluatePlayout } from './playout-evaluation.ts';
import { recruit } from './recruit.ts';
import { type Temper, TEMPERS } from './tempers.ts';
import { veteran } from './veteran.ts';

const explainer = { impulse: reason('impulse'), explain, runnerUp };

const veteranOf = (temper: Temper): Bot<State, AnyMove> =>
  explainingBot((view, seat, random) => ({ move: veteran(view, seat, random, temper) }), {
    ...explainer,
    runnerUp: (view, seat, move) => runnerUp(view, seat, move, temper),
  });

/** A Veteran of each temper. */
export const VETERANS = {
  jarl: veteranOf(TEMPERS.jarl),
  raider: veteranOf(TEMPERS.raider),
  skald: veteranOf(TEMPERS.skald),
  smith: veteranOf(TEMPERS.smith),
  berserker: veteranOf(TEMPERS.berserker),
} satisfies Record<keyof typeof TEMPERS, Bot<State, AnyMove>>;

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: explainingBot(recruit, explainer),
  veteran: VETERANS.jarl,
};

/** What a search needs to play the game well; it looks ahead to the end of the Age. */
export const insight: Insight<State, AnyMove> = {
  evaluate: evaluatePlayout,
  policy: playoutPolicy,
  ranking,
  chapter: ({ age }) => age,
  judging: 200,
  // Dealt cards take effect in the draft and the play of their Age, so the state is settled when the Age is over.
  isSettled: ({ age }, drawn) => age > drawn.age,
  explain,
};

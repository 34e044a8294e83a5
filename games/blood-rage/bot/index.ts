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
import { veteran } from './veteran.ts';

const explainer = { impulse: reason('impulse'), explain, runnerUp };

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: explainingBot(recruit, explainer),
  veteran: explainingBot((view, seat, random) => ({ move: veteran(view, seat, random) }), explainer),
};

/** What a search needs to play the game well: it looks to the end of the Age. */
export const insight: Insight<State, AnyMove> = {
  evaluate: evaluatePlayout,
  policy: playoutPolicy,
  ranking,
  chapter: ({ age }) => age,
  explain,
};

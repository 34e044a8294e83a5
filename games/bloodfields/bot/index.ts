import type { Bot, Insight, Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { playoutPolicy } from './playout-policy.ts';
import { ranking } from './ranking.ts';
import { explain } from './reasons.ts';
import { runnerUp } from './runner-up.ts';
import { recruit } from './recruit.ts';
import { type Temper, TEMPERS } from './tempers.ts';
import { veteran } from './veteran.ts';

const botFrom = (
  decide: (view: State, seat: Seat, random: Random) => AnyMove,
  temper?: Temper,
): Bot<State, AnyMove> => ({
  choose(view, seat, random) {
    const move = decide(view, seat, random);
    return { ...explain(view, seat, move), runnerUp: () => runnerUp(view, seat, move, temper) };
  },
});

const veteranOf = (temper: Temper): Bot<State, AnyMove> =>
  botFrom((view, seat, random) => veteran(view, seat, random, temper), temper);

/** A Veteran of each temper. */
export const VETERANS = {
  captain: veteranOf(TEMPERS.captain),
  butcher: veteranOf(TEMPERS.butcher),
  warden: veteranOf(TEMPERS.warden),
  bannerman: veteranOf(TEMPERS.bannerman),
} satisfies Record<keyof typeof TEMPERS, Bot<State, AnyMove>>;

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, AnyMove>>> = {
  recruit: botFrom(recruit),
  veteran: VETERANS.captain,
};

/** Stages in which dice have been rolled but have not yet taken full effect. */
const UNDER_WAY: ReadonlySet<string> = new Set([
  'luck',
  'charge',
  'flight',
  'volley',
  'attack',
  'hits',
  'roll',
  'hurt',
  'deaths',
  'resolve',
  'triggers',
]);

/** What a search needs to play the game well: it looks to the end of the round. */
export const insight: Insight<State, AnyMove> = {
  evaluate,
  policy: playoutPolicy,
  ranking,
  chapter: ({ round }) => Math.max(1, round),
  judging: 60,
  isSettled: ({ frames }) =>
    !frames.some((frame) => UNDER_WAY.has(frame.step) || (frame.step === 'magic' && frame.slot !== 'choose')),
  explain: (view, seat, move) => explain(view, seat, move).reason,
};

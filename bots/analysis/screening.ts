import type { AnyGame, RatedMove } from '@sanguine/kernel';
import { compare } from '../judgement/comparison.ts';
import { judge, type Judgement } from '../judgement/judge.ts';
import { MARKS } from '../judgement/mark.ts';
import type { Decision } from './decision.ts';
import type { Effort } from './effort.ts';
import { POINTS } from './points.ts';

/** What a first look at a decision tells. */
export interface Screened {
  readonly decision: Decision;
  readonly judgement: Judgement;
  /**
   * Whether a search might say otherwise: `settled` if there is nothing to search or to find, `close` if another move came close
   * to the one made, `costly` if the one made looks worse.
   */
  readonly look: 'settled' | 'close' | 'costly';
  /** How far the next best move, or the one made, ranks behind, from 0 to 1. */
  readonly gap: number;
}

/** Warlord's play-outs if a game does not say how many are enough to judge by. */
const PLAYOUTS = 200;
/** A game with quick play-outs has time for this many times as many worlds. */
const WORLDS_A_PLAYOUT = 4;

/** A full judgement: Warlord searches, and its move is compared with the one made in worlds it has not seen. */
export function searched(
  game: AnyGame,
  decision: Decision,
  effort: Effort,
  seed: string,
  isLate: () => boolean,
): Judgement | null {
  const playouts = Math.ceil((game.insight?.judging ?? PLAYOUTS) * effort.share);
  const worlds = Math.max(effort.worlds, WORLDS_A_PLAYOUT * playouts);
  return judge(game, decision, { seed: `${seed} ${decision.row}`, budget: { playouts }, worlds, isLate });
}

/** A decision whose move is not Warlord's first thought: a few worlds say whether it is worth a search. */
export interface Doubted {
  readonly decision: Decision;
  /** How far the move made ranks behind; 1 if it is not ranked. */
  readonly gap: number;
  screen(effort: Effort, seed: string): Screened;
}

/** A first look at a decision, by the ranking of its moves alone. */
export function firstLook(game: AnyGame, decision: Decision): Screened | Doubted {
  const { view, seat, past } = decision;
  const [first, ...others] = game.insight?.ranking(view, seat, past) ?? [];
  if (first === undefined) throw new Error('no move is ranked');
  const keyOf = (move: unknown): string => game.engine.notation.print(view, seat, move);
  const made = keyOf(decision.move);
  if (keyOf(first.move) === made) {
    const judgement = asGood(first.move, POINTS * (game.estimate.chances(view)[seat] ?? 0));
    const [second] = others;
    if (second === undefined) return { decision, judgement, look: 'settled', gap: 1 };
    return { decision, judgement, look: 'close', gap: first.odds - second.odds };
  }
  const meant = others.find(({ move }) => keyOf(move) === made);
  const gap = meant === undefined ? 1 : first.odds - meant.odds;
  return {
    decision,
    gap,
    screen(effort, seed) {
      const moves = [first, meant ?? { move: decision.move, odds: 0 }] as const;
      const judgement = comparedBriefly(game, decision, moves, effort, `${seed} ${decision.row}`);
      return { decision, judgement, look: lookOf(judgement), gap };
    },
  };
}

function asGood(best: unknown, chance: number): Judgement {
  return { best, chance, loss: 0, error: 0, verdict: null, worlds: 0 };
}

/** Judges by a few worlds. They earn no mark: any loss big enough for one counts as too close to tell until it is searched. */
function comparedBriefly(
  game: AnyGame,
  { view, seat }: Decision,
  moves: readonly [RatedMove<unknown>, RatedMove<unknown>],
  { screened }: Effort,
  seed: string,
): Judgement {
  const { worlds, moves: compared } = compare(game, view, seat, moves, {
    seed: `${seed} screen`,
    worlds: screened,
  });
  const [best, played] = compared;
  if (best === undefined || played === undefined) return asGood(moves[0].move, 0);
  const [loss, error] = [Math.max(0, POINTS * played.behind), POINTS * played.error];
  const verdict = loss < MARKS.inaccuracy ? null : 'unclear';
  return { best: best.move, chance: POINTS * best.chance, loss, error, verdict, worlds };
}

const lookOf = ({ loss, error }: Judgement): Screened['look'] =>
  loss + error < MARKS.inaccuracy ? 'settled' : 'costly';

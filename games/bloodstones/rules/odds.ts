import {
  bestPlay,
  descending,
  type DrawCount,
  type PlayOdds,
  outcomesOf,
  type Play,
  rawTotal,
  withSwap,
} from './battle-tiles.ts';

export interface OddsSide {
  /** Sum of the battle modifiers. */
  readonly strength: number;
  readonly draws: DrawCount;
  /** Pips of the hand tiles this side could swap in, one per round, the best first. */
  readonly swaps: readonly number[];
  /** First-round tiles already known: the draw, or the three counted tiles an opponent has shown. */
  readonly drawn?: readonly number[];
  /**
   * First-round decision already made: the pips swapped in, or null for kept. It is removed from `swaps` if still
   * listed there.
   */
  readonly swapped?: number | null;
}

export interface OddsInput {
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
  /** The defender has a Shield and wins ties. */
  readonly shield: boolean;
}

/** The attacker's chances: in the first round (a tie is refought), then after all re-fights. */
export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
  readonly victory: number;
  readonly defeat: number;
}

type Verdict = Pick<Odds, 'victory' | 'defeat'>;

/** The chances of one round, with ties by which hand tiles were spent: [none, defender's, attacker's, both]. */
interface Round {
  readonly win: number;
  readonly loss: number;
  readonly ties: readonly [number, number, number, number];
}

/** A rule of play: the decision as made, or else whatever raises the total. */
interface Decision {
  readonly swapped: number | null | undefined;
  readonly best: number | undefined;
}

function playOf(tiles: readonly number[], { swapped, best }: Decision): Play {
  if (swapped === undefined) return bestPlay(tiles, best);
  return { total: rawTotal(swapped === null ? tiles : withSwap(tiles, swapped)), spent: 0 };
}

const cached = new Map<string, readonly PlayOdds[]>();

/** All results of a draw; kept, because there are few rules of play and hundreds of draws. */
function outcomesBy(draws: DrawCount, decision: Decision): readonly PlayOdds[] {
  const { swapped, best } = decision;
  const key = swapped === undefined ? `${draws}/${best ?? ''}` : `${draws}=${swapped ?? ''}`;
  const known = cached.get(key) ?? outcomesOf(draws, (tiles) => playOf(tiles, decision));
  cached.set(key, known);
  return known;
}

function freshOutcomes(draws: DrawCount, best: number | undefined): readonly PlayOdds[] {
  return outcomesBy(draws, { swapped: undefined, best });
}

/** A side's remaining hand tiles, best first, after the first round's known decision. */
function reserveOf(side: OddsSide): readonly number[] {
  const reserve = descending(side.swaps);
  const at = reserve.findIndex((pips) => pips === side.swapped);
  return at < 0 ? reserve : reserve.toSpliced(at, 1);
}

function firstOutcomes({ draws, drawn, swapped }: OddsSide, reserve: readonly number[]): readonly PlayOdds[] {
  const decision = { swapped, best: reserve[0] };
  return drawn === undefined ? outcomesBy(draws, decision) : [{ ...playOf(drawn, decision), ways: 1 }];
}

function fight(
  attacker: readonly PlayOdds[],
  defender: readonly PlayOdds[],
  lead: number,
  shield: boolean,
): Round {
  // Integers until the last step, so that a certain win is exactly 1.
  let all = 0;
  let win = 0;
  let loss = 0;
  const ties: [number, number, number, number] = [0, 0, 0, 0];
  for (const ours of attacker) {
    for (const theirs of defender) {
      const ways = ours.ways * theirs.ways;
      const margin = ours.total + lead - theirs.total;
      all += ways;
      if (margin > 0) win += ways;
      else if (margin < 0 || shield) loss += ways;
      else if (ours.spent === 0) ties[theirs.spent] += ways;
      else ties[theirs.spent === 0 ? 2 : 3] += ways;
    }
  }
  return {
    win: win / all,
    loss: loss / all,
    ties: [ties[0] / all, ties[1] / all, ties[2] / all, ties[3] / all],
  };
}

/**
 * Exact odds of a battle in which each side swaps whenever that raises its total; re-fights continue with the tiles
 * left. That the Corsairs decide after seeing the other's three tiles (ruling 81) changes what a battle costs, never
 * who wins: swapping the best tile blindly reaches every win and every tie that a swap after seeing can reach, and if
 * the round is a tie, both have spent the same tile.
 */
export function battleOdds(question: OddsInput): Odds {
  const { attacker, defender, shield } = question;
  const lead = attacker.strength - defender.strength;
  const ours = reserveOf(attacker);
  const theirs = reserveOf(defender);
  const known: Verdict[] = [];

  // A re-fight that ties with no tile spent repeats itself: a geometric series, hence the division.
  const refight = (used: number, usedByThem: number): Verdict => {
    const at = used * (theirs.length + 1) + usedByThem;
    const before = known[at];
    if (before !== undefined) return before;
    const round = fight(
      freshOutcomes(attacker.draws, ours[used]),
      freshOutcomes(defender.draws, theirs[usedByThem]),
      lead,
      shield,
    );
    const again = round.ties[0];
    const sum = settle(
      { ...round, ties: [0, round.ties[1], round.ties[2], round.ties[3]] },
      used,
      usedByThem,
    );
    const verdict = { victory: sum.victory / (1 - again), defeat: sum.defeat / (1 - again) };
    known[at] = verdict;
    return verdict;
  };

  const settle = (round: Round, used: number, usedByThem: number): Verdict => {
    let victory = round.win;
    let defeat = round.loss;
    round.ties.forEach((chance, spent) => {
      if (chance === 0) return;
      const next = refight(used + (spent >> 1), usedByThem + (spent & 1));
      victory += chance * next.victory;
      defeat += chance * next.defeat;
    });
    return { victory, defeat };
  };

  const first = fight(firstOutcomes(attacker, ours), firstOutcomes(defender, theirs), lead, shield);
  const tie = first.ties.reduce((sum, chance) => sum + chance, 0);
  return { win: first.win, tie, loss: first.loss, ...settle(first, 0, 0) };
}

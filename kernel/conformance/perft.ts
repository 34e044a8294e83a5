import { legalMoves } from '../rules/engine.ts';
import { copy } from '../rules/plain.ts';
import { swiftStreams } from '../random/swift.ts';
import type { AnySetup, Rules } from '../rules/rules.ts';
import { RowContext } from '../rules/play-context.ts';

const CHANCE = swiftStreams('perft');

/**
 * How many lines of play of this length there are: a number that changes when anything about the rules does. Of
 * several deciders the first comes first; chance falls the same way at the same depth.
 */
export function perft<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  state: State,
  depth: number,
): number {
  if (depth === 0) return 1;
  const [seat] = rules.deciders(state);
  if (seat === undefined) return 0;
  const moves = legalMoves(rules, state, seat);
  if (depth === 1) return moves.length;
  let lines = 0;
  for (const move of moves) {
    const after = rules.clone(state);
    rules.play(after, seat, move, new RowContext<Event>(CHANCE, depth));
    lines += perft(rules, after, depth - 1);
  }
  return lines;
}

/** A fixed position and its counts. */
export interface PerftCounts<Setup> {
  readonly name: string;
  readonly setup: Setup;
  readonly seed: string;
  /** What is played from the start, in notation; of several deciders the first is meant. */
  readonly line: readonly string[];
  /** At depth 1, 2, … */
  readonly counts: readonly number[];
}

/** What is wrong with the counts; null when they are as written down. */
export function perftProblem<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  { setup, seed, line, counts }: PerftCounts<Setup>,
): string | null {
  const streams = swiftStreams(seed);
  const state = rules.start(copy(setup), new RowContext<Event>(streams, 0));
  for (const [at, words] of line.entries()) {
    const [seat] = rules.deciders(state);
    if (seat === undefined) return `the game is over before ${words}`;
    const parsed = rules.notation.parse(state, seat, words);
    if (!parsed.ok) return `${words}: ${parsed.problem}`;
    const refused = rules.refuse(state, seat, parsed.move);
    if (refused !== null) return `${words}: ${refused.code}`;
    rules.play(state, seat, parsed.move, new RowContext<Event>(streams, at + 1));
  }
  const got = counts.map((_, at) => perft(rules, state, at + 1));
  return got.join() === counts.join() ? null : `counts ${got.join(', ')}, not ${counts.join(', ')}`;
}

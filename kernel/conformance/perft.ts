import { legalMoves } from '../rules/engine.ts';
import { copy } from '../rules/plain.ts';
import { swiftStreams } from '../random/swift.ts';
import type { AnySetup, Rules } from '../rules/rules.ts';
import { RowContext } from '../rules/play-context.ts';

const CHANCE = swiftStreams('perft');

/** A count of lines of play. */
export interface PerftCount {
  readonly lines: number;
  /** False if more moves were legal on the way than were listed: the count is then that of the candidates. */
  readonly exhaustive: boolean;
}

/**
 * The number of lines of play of this length, which changes when anything about the rules changes. Of several deciders the
 * first one plays; chance is the same at the same depth.
 */
export function perft<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  state: State,
  depth: number,
): PerftCount {
  if (depth === 0) return { lines: 1, exhaustive: true };
  const [seat] = rules.deciders(state);
  if (seat === undefined) return { lines: 0, exhaustive: true };
  const moves = legalMoves(rules, state, seat);
  let exhaustive = rules.exhaustive(state, seat);
  if (depth === 1) return { lines: moves.length, exhaustive };
  let lines = 0;
  for (const move of moves) {
    const after = rules.clone(state);
    rules.play(after, seat, move, new RowContext<Event>(CHANCE, depth));
    const count = perft(rules, after, depth - 1);
    lines += count.lines;
    exhaustive &&= count.exhaustive;
  }
  return { lines, exhaustive };
}

/** A fixed position and its counts. */
export interface PerftCounts<Setup> {
  readonly name: string;
  readonly setup: Setup;
  readonly seed: string;
  /** The moves from the start, in notation; of several deciders the first one plays. */
  readonly line: readonly string[];
  /** At depth 1, 2, … */
  readonly counts: readonly number[];
  /** True if not all legal moves on the way are listed, so that candidates are counted. */
  readonly candidates?: boolean;
}

/** What is wrong with the counts; null if they are as written down. */
export function perftProblem<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  { setup, seed, line, counts, candidates = false }: PerftCounts<Setup>,
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
  const lines = got.map((count) => count.lines);
  if (lines.join() !== counts.join()) return `counts ${lines.join(', ')}, not ${counts.join(', ')}`;
  const exhaustive = got.every((count) => count.exhaustive);
  if (exhaustive !== candidates) return null;
  return exhaustive ? 'counts all there is, not candidates' : 'counts candidates, and does not say so';
}

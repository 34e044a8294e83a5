import {
  type AnySetup,
  copy,
  legalMoves,
  RowContext,
  type Rules,
  swiftRandom,
  swiftStreams,
} from '@sanguine/kernel';
import { perft, type PerftCounts } from '@sanguine/kernel/perft';

export interface Recounted {
  readonly line: readonly string[];
  readonly counts: readonly number[];
}

/** Recounts a position. If its line is no longer legal, it continues with random moves to the same length. */
export function recount<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  { name, setup, seed, line, counts }: PerftCounts<Setup>,
): Recounted {
  const streams = swiftStreams(seed);
  const random = swiftRandom(seed);
  const state = rules.start(copy(setup), new RowContext<Event>(streams, 0));
  const played: string[] = [];
  let strayed = false;
  for (const words of line) {
    const [seat] = rules.deciders(state);
    if (seat === undefined) break;
    const parsed = rules.notation.parse(state, seat, words);
    if (!strayed && !(parsed.ok && rules.refuse(state, seat, parsed.move) === null)) {
      strayed = true;
      console.log(`${name}: played anew from move ${played.length + 1}, ${words}`);
    }
    const move = parsed.ok && !strayed ? parsed.move : random.draw(legalMoves(rules, state, seat));
    played.push(rules.notation.print(state, seat, move));
    rules.play(state, seat, move, new RowContext<Event>(streams, played.length));
  }
  return { line: played, counts: counts.map((_, at) => perft(rules, state, at + 1).lines) };
}

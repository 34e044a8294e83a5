import { type Random, WholeRandom } from './random.ts';
import type { Streams } from './streams.ts';

/** One drawn number: from which of its row's streams, among how many, and which of 0 to n-1. */
export type Draw = readonly [audience: string, among: number, drawn: number];

class LoggedRandom extends WholeRandom {
  readonly #random: Random;
  readonly #audience: string;
  readonly #draws: Draw[];

  constructor(random: Random, audience: string, draws: Draw[]) {
    super();
    this.#random = random;
    this.#audience = audience;
    this.#draws = draws;
  }

  int(n: number): number {
    const drawn = this.#random.int(n);
    this.#draws.push([this.#audience, n, drawn]);
    return drawn;
  }
}

/** Streams that remember what was drawn from them, for replays only. */
export class DrawLog implements Streams {
  readonly #streams: Streams;
  readonly #rows = new Map<number, Draw[]>();

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  stream(row: number, audience: string): Random {
    let draws = this.#rows.get(row);
    if (draws === undefined) this.#rows.set(row, (draws = []));
    return new LoggedRandom(this.#streams.stream(row, audience), audience, draws);
  }

  /** The row's draws, in order. Take rows in order: a take-back plays earlier ones again, and those must count once. */
  take(row: number): readonly Draw[] {
    const draws = this.#rows.get(row) ?? [];
    for (const past of this.#rows.keys()) if (past <= row) this.#rows.delete(past);
    return draws;
  }
}

import { type Random, WholeRandom } from '@sanguine/kernel';

/** Draws as scripted, and the first option of everything after that. */
class ScriptedRandom extends WholeRandom {
  readonly #script: readonly number[];
  readonly drawn: { readonly at: number; readonly among: number }[] = [];

  constructor(script: readonly number[]) {
    super();
    this.#script = script;
  }

  int(n: number): number {
    const at = this.#script[this.drawn.length] ?? 0;
    this.drawn.push({ at, among: n });
    return at;
  }
}

/**
 * Plays something once for everything it could draw, each with its likelihood; null if there are more than `most` ways. A draw
 * may depend on earlier ones.
 */
export function everyDraw<Played>(
  play: (random: Random) => Played,
  most: number,
): readonly { readonly played: Played; readonly likelihood: number }[] | null {
  const all: { played: Played; likelihood: number }[] = [];
  let script: number[] | null = [];
  while (script !== null) {
    if (all.length === most) return null;
    const random = new ScriptedRandom(script);
    const played = play(random);
    all.push({ played, likelihood: random.drawn.reduce((part, { among }) => part / among, 1) });
    script = nextScript(random.drawn);
  }
  return all;
}

/** Counts up: the last draw with a next option takes it, and what followed is dropped. */
function nextScript(drawn: readonly { readonly at: number; readonly among: number }[]): number[] | null {
  const last = drawn.findLastIndex(({ at, among }) => at + 1 < among);
  if (last < 0) return null;
  return drawn.slice(0, last + 1).map(({ at }, index) => (index === last ? at + 1 : at));
}

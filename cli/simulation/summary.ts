import type { GameResult } from './worker.ts';

/** The results of one bot, side or seat. A shared first place counts as a share of a win. */
export interface Performance {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly meanScore: number;
  /** The mean length of its games. */
  readonly meanPlays: number;
}

export interface Summary {
  readonly plays: {
    readonly mean: number;
    readonly median: number;
    readonly least: number;
    readonly most: number;
  };
  readonly bots: Readonly<Record<string, Performance>>;
  readonly sides: Readonly<Record<string, Performance>>;
  readonly seats: Readonly<Record<string, Performance>>;
}

/** One seat's result in one game. */
interface Share {
  readonly wins: number;
  readonly score: number;
  readonly plays: number;
}

class Tally {
  #games = 0;
  #wins = 0;
  #score = 0;
  #plays = 0;

  add({ wins, score, plays }: Share): void {
    this.#games += 1;
    this.#wins += wins;
    this.#score += score;
    this.#plays += plays;
  }

  get standing(): Performance {
    const games = this.#games;
    return {
      games,
      wins: rounded(this.#wins),
      winRate: rounded(this.#wins / games),
      meanScore: rounded(this.#score / games),
      meanPlays: rounded(this.#plays / games),
    };
  }
}

class Tallies {
  readonly #tallies = new Map<string, Tally>();

  add(name: string, share: Share): void {
    let tally = this.#tallies.get(name);
    if (tally === undefined) this.#tallies.set(name, (tally = new Tally()));
    tally.add(share);
  }

  get standings(): Record<string, Performance> {
    const names = [...this.#tallies.keys()].toSorted();
    return Object.fromEntries(
      names.flatMap((name) => {
        const standing = this.#tallies.get(name)?.standing;
        return standing === undefined ? [] : [[name, standing]];
      }),
    );
  }
}

/** Adds up games one by one, in constant memory. */
export class Summariser {
  readonly #lengths = new Map<number, number>();
  readonly #bots = new Tallies();
  readonly #sides = new Tallies();
  readonly #seats = new Tallies();

  add({ plays, seats }: GameResult): void {
    this.#lengths.set(plays, (this.#lengths.get(plays) ?? 0) + 1);
    const first = seats.filter(({ rank }) => rank === 1).length;
    for (const { seat, bot, side, score, rank } of seats) {
      const share = { wins: rank === 1 ? 1 / first : 0, score, plays };
      this.#bots.add(bot, share);
      this.#seats.add(`${seat}`, share);
      if (side !== null) this.#sides.add(side, share);
    }
  }

  get summary(): Summary {
    return {
      plays: lengthsOf(this.#lengths),
      bots: this.#bots.standings,
      sides: this.#sides.standings,
      seats: this.#seats.standings,
    };
  }
}

function lengthsOf(counts: ReadonlyMap<number, number>): Summary['plays'] {
  const lengths = [...counts].toSorted(([one], [other]) => one - other);
  const games = lengths.reduce((sum, [, count]) => sum + count, 0);
  const total = lengths.reduce((sum, [length, count]) => sum + length * count, 0);
  let seen = 0;
  const median = lengths.find(([, count]) => (seen += count) * 2 >= games)?.[0] ?? 0;
  return {
    mean: rounded(total / games),
    median,
    least: lengths[0]?.[0] ?? 0,
    most: lengths.at(-1)?.[0] ?? 0,
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

import { choose, power } from './choose.ts';
import { lateWays } from './late-ways.ts';
import type { Pool } from './pool.ts';

/** Bits of a key for each rival: bound, cards needed, and whether Quests lie below the bound. */
const BOUND = 16;
const NEED = 16;
const EACH = BOUND * NEED * 2;

/** Counts how the cards of a pool can lie if the hands hold nothing of a level or above. */
export class HandCounts {
  readonly #pool: Pool;
  /** By bound: how many cards lie below it, and how many of them may be out. */
  readonly #below: readonly number[];
  readonly #free: readonly number[];
  /** By number of late cards out, then by hands: it does not matter whose they are. */
  readonly #known: readonly Map<number, number>[];
  /** The hands asked for as keys, the lowest bound first; then how many cards out lie below each bound. */
  readonly #keys: number[];
  readonly #gone: number[];

  constructor(pool: Pool) {
    this.#pool = pool;
    const [below, free] = [[0], [0]];
    for (const counts of pool.levels) {
      below.push((below.at(-1) ?? 0) + counts.dealt + counts.free);
      free.push((free.at(-1) ?? 0) + counts.free);
    }
    this.#below = below;
    this.#free = free;
    this.#known = Array.from({ length: pool.out + 1 }, () => new Map<number, number>());
    this.#keys = pool.hands.map(() => 0);
    this.#gone = pool.hands.map(() => 0);
  }

  /**
   * In how many ways the cards can lie so that each rival holds exactly `late[rival]` late cards, and of other cards
   * only such as lie below level `bounds[rival]`, for every tuple of bounds. Hands and all other places count as sets.
   */
  table(late: readonly number[]): Float64Array {
    const { hands, questLevels, out } = this.#pool;
    const sides = this.#below.length;
    const lateOut = Array.from({ length: out + 1 }, (_, count) => lateWays(this.#pool, late, count));
    const table = new Float64Array(power(sides, hands.length));
    for (let tuple = 0; tuple < table.length; tuple++) {
      let rest = tuple;
      for (const [rival, held] of hands.entries()) {
        const bound = rest % sides;
        rest = (rest - bound) / sides;
        const quests = (questLevels[rival] ?? 0) < bound ? 1 : 0;
        this.#insert(rival, (bound * NEED + held - (late[rival] ?? 0)) * 2 + quests);
      }
      let ways = 0;
      for (let count = 0; count <= out; count++) {
        const placed = lateOut[count] ?? 0;
        if (placed > 0) ways += placed * this.#waysOf(count);
      }
      table[tuple] = ways;
    }
    return table;
  }

  /** Keeps the first `at` keys sorted. */
  #insert(at: number, key: number): void {
    const keys = this.#keys;
    let to = at;
    for (; to > 0 && (keys[to - 1] ?? 0) > key; to--) keys[to] = keys[to - 1] ?? 0;
    keys[to] = key;
  }

  #waysOf(lateOut: number): number {
    let key = 0;
    for (const one of this.#keys) key = key * EACH + one;
    const known = this.#known[lateOut];
    const found = known?.get(key);
    if (found !== undefined) return found;
    const ways = this.#count(lateOut);
    known?.set(key, ways);
    return ways;
  }

  #count(lateOut: number): number {
    const { quests, out, committed } = this.#pool;
    const all = quests.dealt + quests.free;
    let ways = 0;
    for (let questsOut = 0; questsOut <= Math.min(out - lateOut, quests.free); questsOut++) {
      const chosen = choose(quests.free, questsOut) * choose(all - questsOut, committed);
      if (chosen > 0)
        ways += chosen * this.#waysOut(0, 0, 0, out - lateOut - questsOut, all - questsOut - committed);
    }
    return ways;
  }

  #boundAt(at: number): number {
    const key = this.#keys[at] ?? 0;
    return Math.floor(key / (2 * NEED));
  }

  #needAt(at: number): number {
    return Math.floor((this.#keys[at] ?? 0) / 2) % NEED;
  }

  #takesQuests(at: number): boolean {
    return (this.#keys[at] ?? 0) % 2 === 1;
  }

  /**
   * Chooses the cards that are out, band by band between the bounds, then fills the hands with what is left. `counted`
   * of those that may be out lie in bands already looked at, `chosen` of them are out.
   */
  #waysOut(at: number, counted: number, chosen: number, out: number, quests: number): number {
    if (at === this.#keys.length) {
      const above = choose((this.#free.at(-1) ?? 0) - counted, out - chosen);
      return above === 0 ? 0 : above * this.#fill(0, 0, 0, quests);
    }
    const free = this.#free[this.#boundAt(at)] ?? 0;
    const band = free - counted;
    let ways = 0;
    for (let more = 0; more <= Math.min(band, out - chosen); more++) {
      this.#gone[at] = chosen + more;
      ways += choose(band, more) * this.#waysOut(at + 1, free, chosen + more, out, quests);
    }
    return ways;
  }

  /** Fills the hands one after the other, the one with the lowest bound first: what it takes lies below the others'. */
  #fill(at: number, taken: number, questsTaken: number, quests: number): number {
    if (at === this.#keys.length) return 1;
    const need = this.#needAt(at);
    const left = (this.#below[this.#boundAt(at)] ?? 0) - (this.#gone[at] ?? 0) - taken;
    if (quests === 0 || !this.#takesQuests(at)) {
      const ways = choose(left, need);
      return ways === 0 ? 0 : ways * this.#fill(at + 1, taken + need, questsTaken, quests);
    }
    let ways = 0;
    for (let taking = 0; taking <= Math.min(need, quests - questsTaken); taking++) {
      const those = choose(quests - questsTaken, taking) * choose(left, need - taking);
      if (those > 0) ways += those * this.#fill(at + 1, taken + need - taking, questsTaken + taking, quests);
    }
    return ways;
  }
}

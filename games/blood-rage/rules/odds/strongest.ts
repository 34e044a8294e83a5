import { sizeOf, stridesOf } from './axes.ts';
import { choose } from './choose.ts';
import { lateWays } from './late-ways.ts';
import type { Pool } from './pool.ts';

/**
 * Counts the ways a pool's cards can lie if the hands hold nothing at or above a level. Hands are filled one after another,
 * the one with the lowest bound first: its cards lie below the others' bounds, so only their number matters for the others.
 * Tuples of bounds with the same beginning share the counts for it.
 */
export class HandCounts {
  readonly #pool: Pool;
  /** By rival, then by bound: its step. Bounds with the same cards of this pool below them share a step. */
  readonly steps: readonly (readonly number[])[];
  /** The number of steps of each rival, and the distance between them in a table. */
  readonly #sizes: readonly number[];
  readonly strides: readonly number[];
  /** By step: how many cards lie below it, and how many of these may be out. */
  readonly #below: number[] = [];
  readonly #free: number[] = [];
  /** By rival, then by step: whether Quests lie below it. */
  readonly #takesQuests: readonly boolean[][];
  /** By number of hands filled: ways, by cards out below the last bound and Quests taken. */
  readonly #states: readonly Float64Array[];
  /** By step and cards out below it: the number of ways the other cards that are out, and the late cards, can lie. */
  readonly #above: Float64Array;
  /** Quests that are neither out nor committed. */
  #quests = 0;
  #needs: readonly number[] = [];
  #table = new Float64Array(0);

  constructor(pool: Pool) {
    const { levels, quests, questLevels, hands, out } = pool;
    this.#pool = pool;
    const all = quests.dealt + quests.free;
    this.#takesQuests = hands.map(() => [false]);
    this.#below.push(0);
    this.#free.push(0);
    const steps = [0];
    for (const [level, { dealt, free }] of levels.entries()) {
      if (dealt + free > 0 || (all > 0 && questLevels.includes(level))) {
        this.#below.push((this.#below.at(-1) ?? 0) + dealt + free);
        this.#free.push((this.#free.at(-1) ?? 0) + free);
        for (const [rival, takes] of this.#takesQuests.entries())
          takes.push(all > 0 && (questLevels[rival] ?? 0) <= level);
      }
      steps.push(this.#below.length - 1);
    }
    // For an empty hand all bounds are the same.
    this.steps = hands.map((held) => (held === 0 ? steps.map(() => 0) : steps));
    this.#sizes = hands.map((held) => (held === 0 ? 1 : this.#below.length));
    this.strides = stridesOf(this.#sizes);
    const taken = questLevels.some((level) => level !== questLevels[0]) ? all + 1 : 1;
    this.#states = hands.map(() => new Float64Array((out + 1) * taken));
    this.#above = new Float64Array(this.#below.length * (out + 1));
  }

  /**
   * The number of ways the cards can lie so that each rival holds exactly `late[rival]` late cards, and other cards only from
   * below a bound, for every tuple of steps. Hands and all other places count as sets.
   */
  table(late: readonly number[]): Float64Array {
    const { quests, hands, out, committed } = this.#pool;
    const all = quests.dealt + quests.free;
    this.#needs = hands.map((held, rival) => held - (late[rival] ?? 0));
    this.#table = new Float64Array(sizeOf(this.#sizes));
    const lateOut = Array.from({ length: out + 1 }, (_, count) => lateWays(this.#pool, late, count));
    for (let questsOut = 0; questsOut <= Math.min(out, quests.free); questsOut++) {
      const chosen = choose(quests.free, questsOut) * choose(all - questsOut, committed);
      if (chosen === 0) continue;
      this.#quests = all - questsOut - committed;
      this.#reckonAbove(lateOut, out - questsOut, chosen);
      this.#states[0]?.fill(0).fill(1, 0, 1);
      this.#fill(0, 0, -1, 0, 0, 0);
    }
    return this.#table;
  }

  #reckonAbove(lateOut: readonly number[], out: number, chosen: number): void {
    const gones = this.#pool.out + 1;
    const free = this.#free.at(-1) ?? 0;
    for (let step = 0; step < this.#below.length; step++) {
      for (let gone = 0; gone < gones; gone++) {
        let ways = 0;
        for (const [late, those] of lateOut.entries())
          ways += those * choose(free - (this.#free[step] ?? 0), out - late - gone);
        this.#above[step * gones + gone] = ways * chosen;
      }
    }
  }

  /**
   * Fills one of the remaining hands. Earlier hands have lower bounds, `least` at most, or the same bound and a lower number;
   * `used` are these hands as bits, `taken` is how much they took, `at` is their place in the table.
   */
  #fill(depth: number, least: number, before: number, used: number, taken: number, at: number): void {
    const isLast = depth === this.#sizes.length - 1;
    for (const [rival, size] of this.#sizes.entries()) {
      if ((used >> rival) % 2 === 1) continue;
      const stride = this.strides[rival] ?? 0;
      for (let step = rival > before ? least : least + 1; step < size; step++) {
        const to = at + step * stride;
        if (isLast) this.#table[to] = (this.#table[to] ?? 0) + this.#last(depth, rival, least, step, taken);
        else if (this.#next(depth, rival, least, step, taken, used))
          this.#fill(depth + 1, step, rival, used | (1 << rival), taken + (this.#needs[rival] ?? 0), to);
      }
    }
  }

  /** Adds the ways of filling this hand. False if there are none. */
  #next(depth: number, rival: number, least: number, step: number, taken: number, used: number): boolean {
    const from = this.#states[depth] ?? this.#table;
    const to = (this.#states[depth + 1] ?? this.#table).fill(0);
    const gones = this.#pool.out + 1;
    const wide = from.length / gones;
    const need = this.#needs[rival] ?? 0;
    const takes = this.#takesQuests[rival]?.[step] ?? false;
    // From here on Quests are like other cards, and how many were taken no longer matters.
    const alike =
      takes && this.#takesQuests.every((those, one) => (used >> one) % 2 === 1 || those[step] === true);
    const band = (this.#free[step] ?? 0) - (this.#free[least] ?? 0);
    const below = (this.#below[step] ?? 0) - taken;
    let any = false;
    for (let at = 0; at < from.length; at++) {
      const ways = from[at] ?? 0;
      if (ways === 0) continue;
      const had = at % wide;
      const gone = (at - had) / wide;
      for (let more = 0; more <= band && gone + more < gones; more++) {
        const out = ways * choose(band, more);
        const left = below - gone - more + (alike ? this.#quests : had);
        const most = takes && !alike ? Math.min(need, this.#quests - had) : 0;
        for (let taking = 0; taking <= most; taking++) {
          const those = out * choose(left, need - taking) * choose(this.#quests - had, taking);
          if (those === 0) continue;
          const next = (gone + more) * wide + (alike ? 0 : had + taking);
          to[next] = (to[next] ?? 0) + those;
          any = true;
        }
      }
    }
    return any;
  }

  /** The number of ways to fill the last hand; which of its cards are Quests no longer matters. */
  #last(depth: number, rival: number, least: number, step: number, taken: number): number {
    const from = this.#states[depth] ?? this.#table;
    const gones = this.#pool.out + 1;
    const wide = from.length / gones;
    const need = this.#needs[rival] ?? 0;
    const takes = this.#takesQuests[rival]?.[step] ?? false;
    const band = (this.#free[step] ?? 0) - (this.#free[least] ?? 0);
    const below = (this.#below[step] ?? 0) - taken + (takes ? this.#quests : 0);
    let all = 0;
    for (let at = 0; at < from.length; at++) {
      const ways = from[at] ?? 0;
      if (ways === 0) continue;
      const had = at % wide;
      const gone = (at - had) / wide;
      for (let more = 0; more <= band && gone + more < gones; more++) {
        const left = below + (takes ? 0 : had) - gone - more;
        all +=
          ways * choose(band, more) * choose(left, need) * (this.#above[step * gones + gone + more] ?? 0);
      }
    }
    return all;
  }
}

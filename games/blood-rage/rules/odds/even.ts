import { choose } from './choose.ts';
import { lateWays } from './late-ways.ts';
import type { Pool } from './pool.ts';

/** More cards of one sort than are ever shown together. */
const SORT = 8;

/** Cards that may be shown together, their sorts, and how many such cards there are. */
interface Showable {
  /** The index of their tuple among those that can be shown. */
  readonly at: number;
  /** Rivals who show a late card, as bits. */
  readonly late: number;
  /** How many are named, possibly out, Quests certainly dealt, Quests possibly out. */
  readonly sorts: number;
  readonly cards: number;
}

/** The ways to show the cards of a pool if each rival shows any card in hand, each equally likely. */
export class EvenShows {
  readonly #pool: Pool;
  readonly #showing: readonly number[];
  readonly #showable: readonly Showable[];
  /** The tuples of kinds that can be shown. */
  readonly tuples: Int32Array;

  /** `showing`: the rivals who show a card of this pool; `kindOf`: what to add to a tuple for a level, -1 for late. */
  constructor(pool: Pool, showing: readonly number[], kindOf: (rival: number, level: number) => number) {
    this.#pool = pool;
    this.#showing = showing;
    const places = new Map<number, number>();
    this.#showable = showableIn(pool, showing, kindOf, (tuple) => {
      const known = places.get(tuple);
      if (known === undefined) places.set(tuple, places.size);
      return known ?? places.size - 1;
    });
    this.tuples = Int32Array.from(places.keys());
  }

  /** The number of ways the cards can lie and be shown, tuple by tuple, if each rival holds `late[rival]` late cards. */
  ways(late: readonly number[]): Float64Array {
    const table = new Float64Array(this.tuples.length);
    const known: number[] = [];
    const shares = this.#shares(late);
    for (const { at, late: shown, sorts, cards } of this.#showable) {
      const share = shares[shown] ?? 0;
      if (share === 0) continue;
      const lying = (known[sorts] ??= this.#waysWith(late, sorts));
      table[at] = (table[at] ?? 0) + cards * share * lying;
    }
    return table;
  }

  /** By the set of rivals who show a late card, as bits: the chance that exactly these do. */
  #shares(late: readonly number[]): number[] {
    return Array.from({ length: 1 << this.#pool.hands.length }, (_, bits) =>
      this.#showing.reduce((share, rival) => {
        const held = this.#pool.hands[rival] ?? 1;
        const count = late[rival] ?? 0;
        return (share * ((bits >> rival) % 2 === 1 ? count : held - count)) / held;
      }, 1),
    );
  }

  /** The number of ways everything lies with the named cards in hands, for one of the places they may have there. */
  #waysWith(late: readonly number[], sorts: number): number {
    const { levels, quests, late: lateCards, hands, out, committed } = this.#pool;
    const [named, freeNamed, questsDealt, questsFree] = sortsIn(sorts);
    const all = quests.dealt + quests.free;
    const plain = levels.reduce((sum, { dealt, free }) => sum + dealt + free, all);
    const free = levels.reduce((sum, counts) => sum + counts.free, 0);
    let ways = 0;
    for (let lateOut = 0; lateOut <= Math.min(out, lateCards.free); lateOut++) {
      const room = plain - (out - lateOut) - committed;
      if (room < named) continue;
      let lying = lateWays(this.#pool, late, lateOut) * handWays(hands, late, room);
      for (let at = 0; at < named; at++) lying /= room - at;
      for (let questsOut = 0; questsOut <= Math.min(out - lateOut, quests.free); questsOut++) {
        ways +=
          lying *
          choose(quests.free - questsFree, questsOut) *
          choose(all - questsDealt - questsFree - questsOut, committed) *
          choose(free - freeNamed, out - lateOut - questsOut);
      }
    }
    return ways;
  }
}

const sortsIn = (sorts: number): [number, number, number, number] => [
  sorts % SORT,
  Math.floor(sorts / SORT) % SORT,
  Math.floor(sorts / (SORT * SORT)) % SORT,
  Math.floor(sorts / (SORT * SORT * SORT)) % SORT,
];

const [NAMED, FREE, QUEST_DEALT, QUEST_FREE] = [1, SORT, SORT * SORT, SORT * SORT * SORT];

/** Everything the rivals can show together, card by card. */
function showableIn(
  { levels, quests, questLevels, late }: Pool,
  showing: readonly number[],
  kindOf: (rival: number, level: number) => number,
  placeOf: (tuple: number) => number,
): Showable[] {
  const found: Showable[] = [];
  const dealtLeft = levels.map(({ dealt }) => dealt);
  const freeLeft = levels.map(({ free }) => free);
  const next = (at: number, tuple: number, lateBits: number, sorts: number, cards: number): void => {
    const rival = showing[at];
    if (rival === undefined) {
      found.push({ at: placeOf(tuple), late: lateBits, sorts, cards });
      return;
    }
    const take = (level: number, count: number, sort: number): void => {
      if (count > 0)
        next(at + 1, tuple + kindOf(rival, level), lateBits, sorts + NAMED + sort, cards * count);
    };
    if (late.dealt + late.free > 0)
      next(at + 1, tuple + kindOf(rival, -1), lateBits | (1 << rival), sorts, cards);
    for (const [level, { dealt, free }] of levels.entries()) {
      const ofDealt = dealtLeft[level] ?? dealt;
      const ofFree = freeLeft[level] ?? free;
      dealtLeft[level] = ofDealt - 1;
      take(level, ofDealt, 0);
      dealtLeft[level] = ofDealt;
      freeLeft[level] = ofFree - 1;
      take(level, ofFree, FREE);
      freeLeft[level] = ofFree;
    }
    const [, , questsDealt, questsFree] = sortsIn(sorts);
    const level = questLevels[rival] ?? 0;
    take(level, quests.dealt - questsDealt, QUEST_DEALT);
    take(level, quests.free - questsFree, QUEST_FREE);
  };
  next(0, 0, 0, 0, 1);
  return found;
}

/** The number of ways this many cards fill the hands beside the late cards. */
function handWays(hands: readonly number[], late: readonly number[], cards: number): number {
  let left = cards;
  let ways = 1;
  for (const [rival, held] of hands.entries()) {
    const count = held - (late[rival] ?? 0);
    ways *= choose(left, count);
    left -= count;
  }
  return ways;
}

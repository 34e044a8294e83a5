import { choose } from './choose.ts';
import { lateWays } from './late-ways.ts';
import type { Pool } from './pool.ts';

/** One rival's bound: nothing in the hand but late cards and cards below a level. */
interface Bound {
  /** Cards to be found below the level, besides late ones. */
  readonly need: number;
  /** How many cards lie below it, without Quests, and how many of them may be out. */
  readonly below: number;
  readonly free: number;
  /** Whether Quests lie below it. */
  readonly quests: boolean;
}

/**
 * In how many ways the cards can lie so that each rival holds exactly `late[rival]` late cards, and of other cards only
 * such as lie below level `below[rival]`. Hands and everything else count as sets.
 */
export function waysBelow(pool: Pool, late: readonly number[], below: readonly number[]): number {
  const bounds = pool.hands
    .map((held, rival): Bound => {
      const level = below[rival] ?? 0;
      let [all, free] = [0, 0];
      for (let at = 0; at < level; at++) {
        const counts = pool.levels[at];
        if (counts === undefined) break;
        all += counts.dealt + counts.free;
        free += counts.free;
      }
      const quests = (pool.questLevels[rival] ?? 0) < level;
      return { need: held - (late[rival] ?? 0), below: all, free, quests };
    })
    .toSorted((one, other) => one.below - other.below);
  const free = pool.levels.reduce((sum, counts) => sum + counts.free, 0);
  const quests = pool.quests.dealt + pool.quests.free;
  let ways = 0;
  for (let lateOut = 0; lateOut <= Math.min(pool.out, pool.late.free); lateOut++) {
    const placed = lateWays(pool, late, lateOut);
    if (placed === 0) continue;
    for (let questsOut = 0; questsOut <= Math.min(pool.out - lateOut, pool.quests.free); questsOut++) {
      const chosen = choose(pool.quests.free, questsOut) * choose(quests - questsOut, pool.committed);
      if (chosen === 0) continue;
      const left = quests - questsOut - pool.committed;
      ways += placed * chosen * waysOut(bounds, 0, 0, pool.out - lateOut - questsOut, free, left, []);
    }
  }
  return ways;
}

/**
 * Chooses the cards that are out, band by band between the rivals' bounds, then fills the hands with what is left.
 * `gone[rival]` is how many of those below that rival's bound are out.
 */
function waysOut(
  bounds: readonly Bound[],
  at: number,
  counted: number,
  out: number,
  free: number,
  quests: number,
  gone: readonly number[],
): number {
  const bound = bounds[at];
  const outBefore = gone.at(-1) ?? 0;
  if (bound === undefined) {
    const above = choose(free - counted, out - outBefore);
    return above === 0 ? 0 : above * fill(bounds, gone, 0, 0, 0, quests);
  }
  const band = bound.free - counted;
  let ways = 0;
  for (let more = 0; more <= Math.min(band, out - outBefore); more++) {
    ways +=
      choose(band, more) * waysOut(bounds, at + 1, bound.free, out, free, quests, [...gone, outBefore + more]);
  }
  return ways;
}

/** Fills the hands one after the other, the one with the lowest bound first: what it takes lies below all others. */
function fill(
  bounds: readonly Bound[],
  gone: readonly number[],
  at: number,
  taken: number,
  questsTaken: number,
  quests: number,
): number {
  const bound = bounds[at];
  if (bound === undefined) return 1;
  const { need } = bound;
  const left = bound.below - (gone[at] ?? 0) - taken;
  const questsLeft = quests - questsTaken;
  if (!bound.quests) {
    const ways = choose(left, need);
    return ways === 0 ? 0 : ways * fill(bounds, gone, at + 1, taken + need, questsTaken, quests);
  }
  if (bounds.every(({ quests: may }, other) => other < at || may)) {
    // All the others may take Quests too, so it does not matter how many this one takes.
    let ways = 1;
    let used = taken + questsTaken;
    for (let other = at; other < bounds.length && ways > 0; other++) {
      const next = bounds[other];
      if (next === undefined) break;
      ways *= choose(next.below - (gone[other] ?? 0) + quests - used, next.need);
      used += next.need;
    }
    return ways;
  }
  let ways = 0;
  for (let taking = 0; taking <= Math.min(need, questsLeft); taking++) {
    const those = choose(questsLeft, taking) * choose(left, need - taking);
    if (those > 0)
      ways += those * fill(bounds, gone, at + 1, taken + need - taking, questsTaken + taking, quests);
  }
  return ways;
}

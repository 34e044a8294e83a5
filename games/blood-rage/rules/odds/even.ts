import { choose } from './choose.ts';
import { lateWays } from './late-ways.ts';
import type { Pool } from './pool.ts';

/** What has been specified of the cards shown: how many, and of which sorts those that matter to where others may lie. */
interface Named {
  readonly shown: number;
  readonly free: number;
  readonly questsDealt: number;
  readonly questsFree: number;
}

/**
 * In how many ways, on average over what everybody may show, the cards can lie and be shown: every rival of `showing`
 * shows any card of this pool in their hand, each equally likely, and holds `late[rival]` late cards. The answer for
 * each tuple of what they show is told to `tell`: a level, or -1 for a late card.
 */
export function tellEven(
  pool: Pool,
  late: readonly number[],
  showing: readonly number[],
  tell: (shown: readonly number[], ways: number) => void,
): void {
  const { levels, quests, hands, questLevels } = pool;
  const dealtLeft = levels.map(({ dealt }) => dealt);
  const freeLeft = levels.map(({ free }) => free);
  const waysFor = waysWith(pool, late);
  const shown: number[] = [];
  const next = (at: number, ways: number, named: Named): void => {
    const rival = showing[at];
    if (rival === undefined) {
      tell(shown, ways * waysFor(named));
      return;
    }
    const held = hands[rival] ?? 0;
    const lateHeld = late[rival] ?? 0;
    const take = (level: number, count: number, more: Partial<Named>): void => {
      if (count === 0) return;
      shown[at] = level;
      const then = { ...named, shown: named.shown + 1, ...more };
      next(at + 1, (ways * count * (held - lateHeld)) / held, then);
    };
    if (lateHeld > 0) {
      shown[at] = -1;
      next(at + 1, (ways * lateHeld) / held, named);
    }
    for (let level = 0; level < levels.length; level++) {
      const [dealt = 0, free = 0] = [dealtLeft[level], freeLeft[level]];
      dealtLeft[level] = dealt - 1;
      take(level, dealt, {});
      dealtLeft[level] = dealt;
      freeLeft[level] = free - 1;
      take(level, free, { free: named.free + 1 });
      freeLeft[level] = free;
    }
    const level = questLevels[rival] ?? 0;
    take(level, quests.dealt - named.questsDealt, { questsDealt: named.questsDealt + 1 });
    take(level, quests.free - named.questsFree, { questsFree: named.questsFree + 1 });
  };
  next(0, 1, { shown: 0, free: 0, questsDealt: 0, questsFree: 0 });
}

/** In how many ways everything lies once the cards named are in the places named, shared among those places. */
function waysWith(pool: Pool, late: readonly number[]): (named: Named) => number {
  const { levels, quests, late: lateCards, hands, out, committed } = pool;
  const free = levels.reduce((sum, counts) => sum + counts.free, 0);
  const plain = levels.reduce((sum, counts) => sum + counts.dealt + counts.free, 0) + quests.dealt + quests.free;
  const known = new Map<number, number>();
  const count = ({ shown, free: freeShown, questsDealt, questsFree }: Named): number => {
    const questsLeft = quests.dealt + quests.free - questsDealt - questsFree;
    let ways = 0;
    for (let lateOut = 0; lateOut <= Math.min(out, lateCards.free); lateOut++) {
      const room = plain - (out - lateOut) - committed;
      const dealing = lateWays(pool, late, lateOut) * handWays(hands, late, room);
      if (dealing === 0) continue;
      let lying = 0;
      for (let questsOut = 0; questsOut <= Math.min(out - lateOut, quests.free); questsOut++) {
        lying +=
          choose(quests.free - questsFree, questsOut) *
          choose(questsLeft - questsOut, committed) *
          choose(free - freeShown, out - lateOut - questsOut);
      }
      let places = 1;
      for (let at = 0; at < shown; at++) places *= room - at;
      ways += (dealing * lying) / places;
    }
    return ways;
  };
  return (named) => {
    const key = ((named.shown * 8 + named.free) * 8 + named.questsDealt) * 8 + named.questsFree;
    let ways = known.get(key);
    if (ways === undefined) known.set(key, (ways = count(named)));
    return ways;
  };
}

/** In how many ways this many cards fill the hands beside the late cards. */
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

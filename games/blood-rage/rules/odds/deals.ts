import { tellEven } from './even.ts';
import { lateSpreads } from './late-ways.ts';
import type { Pool } from './pool.ts';
import { waysBelow } from './strongest.ts';

/**
 * What the rivals may show: each shows a late card of one of the pools, or a card of some level. All of these together
 * are the kinds, and a tuple of kinds, one for each rival, has one number, in which the first rival counts least.
 */
interface Shown {
  readonly rivals: number;
  readonly late: number;
  readonly levels: number;
}

/** How the late cards may be spread over the hands, and how likely each tuple is together with that. */
export interface Deal {
  /** Late cards by rival and pool. */
  readonly late: readonly (readonly number[])[];
  /** If everybody shows their strongest card. */
  readonly strongest: Float64Array;
  /** If everybody shows any card they hold, each equally likely. */
  readonly even: Float64Array;
}

/** A pool with its late cards spread in one way: what can be shown then, in ways out of all ways. */
interface Spread {
  readonly late: readonly number[];
  /** By tuple of bounds. */
  readonly below: Float64Array;
}

/** Every way to spread the late cards of all pools, with the chances of what is shown. */
export function dealsOf(pools: readonly Pool[], tuples: Shown): Deal[] {
  const spreads = pools.map((pool) => spreadsOf(pool, tuples.levels));
  const all = spreads.map((those) => those.reduce((sum, { below }) => sum + (below.at(-1) ?? 0), 0));
  const empty: readonly (readonly Spread[])[] = [[]];
  const joint = spreads.reduce(
    (chosen, those) => chosen.flatMap((one) => those.map((next) => [...one, next])),
    empty,
  );
  return joint
    .filter((chosen) => chosen.every(({ below }) => (below.at(-1) ?? 0) > 0))
    .map((chosen) => ({
      late: Array.from({ length: tuples.rivals }, (_, rival) => chosen.map(({ late }) => late[rival] ?? 0)),
      strongest: strongestOf(chosen, all, tuples),
      even: evenOf(pools, chosen, all, tuples),
    }));
}

function spreadsOf(pool: Pool, levels: number): Spread[] {
  const rivals = pool.hands.length;
  const sides = levels + 1;
  return lateSpreads(pool).map((late) => {
    const below = new Float64Array(sides ** rivals);
    const bounds = pool.hands.map(() => 0);
    for (let at = 0; at < below.length; at++) {
      let rest = at;
      for (let rival = 0; rival < rivals; rival++) {
        bounds[rival] = rest % sides;
        rest = (rest - (rest % sides)) / sides;
      }
      below[at] = waysBelow(pool, late, bounds);
    }
    return { late, below };
  });
}

/** The chance that exactly these are the strongest: what lies below one bound less what lies below the next lower one. */
function strongestOf(
  chosen: readonly Spread[],
  all: readonly number[],
  { rivals, late, levels }: Shown,
): Float64Array {
  const sides = levels + 1;
  const kinds = Math.max(1, late + levels);
  const exact = new Float64Array(sides ** rivals).fill(1);
  for (const [pool, { below }] of chosen.entries()) {
    const ways = all[pool] ?? 1;
    for (let at = 0; at < exact.length; at++) exact[at] = ((exact[at] ?? 0) * (below[at] ?? 0)) / ways;
  }
  for (let rival = 0, stride = 1; rival < rivals; rival++, stride *= sides) {
    for (let at = exact.length - 1; at >= 0; at--) {
      if (Math.floor(at / stride) % sides > 0) exact[at] = (exact[at] ?? 0) - (exact[at - stride] ?? 0);
    }
  }
  const strongest = new Float64Array(kinds ** rivals);
  // With nothing but late cards in hand the strongest of those is shown.
  const lateShown = Array.from({ length: rivals }, (_, rival) =>
    Math.max(0, chosen.findLastIndex((spread) => (spread.late[rival] ?? 0) > 0)),
  );
  for (let at = 0; at < exact.length; at++) {
    let tuple = 0;
    for (let rival = 0, rest = at, stride = 1; rival < rivals; rival++, stride *= kinds) {
      const bound = rest % sides;
      rest = (rest - bound) / sides;
      tuple += stride * (bound === 0 ? (lateShown[rival] ?? 0) : late + bound - 1);
    }
    strongest[tuple] = (strongest[tuple] ?? 0) + (exact[at] ?? 0);
  }
  return strongest;
}

/** Sums over which pool each rival's card is from. */
function evenOf(
  pools: readonly Pool[],
  chosen: readonly Spread[],
  all: readonly number[],
  { rivals, late, levels }: Shown,
): Float64Array {
  const kinds = Math.max(1, late + levels);
  const even = new Float64Array(kinds ** rivals);
  const from: number[] = [];
  const held = Array.from({ length: rivals }, (_, rival) =>
    pools.reduce((sum, { hands }) => sum + (hands[rival] ?? 0), 0),
  );
  const addPools = (pool: number, tuple: number, chance: number): void => {
    const [cards, spread] = [pools[pool], chosen[pool]];
    if (cards === undefined || spread === undefined) {
      even[tuple] = (even[tuple] ?? 0) + chance;
      return;
    }
    const showing = [...from.keys()].filter((rival) => from[rival] === pool);
    tellEven(cards, spread.late, showing, (shown, ways) => {
      let next = tuple;
      for (const [at, rival] of showing.entries()) {
        const level = shown[at] ?? -1;
        next += kinds ** rival * (level < 0 ? pool : late + level);
      }
      addPools(pool + 1, next, (chance * ways) / (all[pool] ?? 1));
    });
  };
  const addRival = (rival: number, chance: number): void => {
    if (rival === rivals) {
      addPools(0, 0, chance);
      return;
    }
    const cards = held[rival] ?? 0;
    if (cards === 0) {
      from[rival] = -1;
      addRival(rival + 1, chance);
    }
    for (const [pool, { hands }] of pools.entries()) {
      const count = hands[rival] ?? 0;
      if (count === 0) continue;
      from[rival] = pool;
      addRival(rival + 1, (chance * count) / cards);
    }
  };
  addRival(0, 1);
  return even;
}

import { sizeOf, stridesOf } from './axes.ts';
import { EvenShows } from './even.ts';
import { lateSpreads } from './late-ways.ts';
import type { Pool } from './pool.ts';
import type { Rival } from './rival.ts';
import { HandCounts } from './strongest.ts';

/** Chances by what the rivals show, with an axis for each rival: an entry's place along it tells which of its kinds is shown. */
export interface Shows {
  readonly axes: readonly (readonly number[])[];
  readonly chances: Float64Array;
}

/** One way to spread the late cards over the hands, and its chances together with what is shown. */
export interface Deal {
  /** Late cards by rival and pool. */
  readonly late: readonly (readonly number[])[];
  /** If everybody shows their strongest card. */
  readonly strongest: Shows;
  /** If everybody shows any card they hold, each equally likely. */
  readonly even: Shows;
}

/** A pool with its late cards spread in one way. */
interface Spread {
  readonly late: readonly number[];
  /** The number of ways for the hands to lie below a bound, by tuple of steps. */
  readonly below: Float64Array;
  /** By the set of rivals who show a card of this pool, as bits: the number of ways to show them, in the order of the tuples. */
  readonly shown: readonly Float64Array[];
}

/** What is the same for all ways to spread the late cards of a pool. */
interface PoolCounts {
  readonly counts: HandCounts;
  /** By the set of rivals who show a card of this pool, as bits. */
  readonly shows: readonly (EvenShows | undefined)[];
  readonly spreads: readonly Spread[];
}

/** Looks at every deal. Its tables are reused for the next one. */
export function eachDeal(pools: readonly Pool[], rivals: readonly Rival[], look: (deal: Deal) => void): void {
  const sizes = rivals.map(({ kinds }) => kinds.length);
  const picks = picksOf(pools, rivals.length);
  const counted = pools.map((pool, at) => countsOf(pool, at, picks, rivals));
  const scale = 1 / counted.reduce((every, { spreads }) => every * allOf(spreads), 1);
  const bounds = new Bounds(
    counted.map(({ counts }) => counts),
    rivals,
  );
  const even = {
    axes: rivals.map(({ kinds }) => [...kinds.keys()]),
    chances: new Float64Array(sizeOf(sizes)),
  };
  const next = (chosen: readonly Spread[]): void => {
    const { spreads } = counted[chosen.length] ?? {};
    if (spreads !== undefined) {
      for (const spread of spreads) next([...chosen, spread]);
      return;
    }
    const late = rivals.map((_, rival) => chosen.map((spread) => spread.late[rival] ?? 0));
    even.chances.fill(0);
    addEven(counted, chosen, scale, picks, even.chances);
    const chances = bounds.exactly(
      chosen.map(({ below }) => below),
      scale,
    );
    look({
      late,
      strongest: { axes: rivals.map((rival, at) => kindsByBound(rival, late[at] ?? [])), chances },
      even,
    });
  };
  next([]);
}

const allOf = (spreads: readonly Spread[]): number =>
  spreads.reduce((sum, { below }) => sum + (below.at(-1) ?? 0), 0);

/** The kind just below each bound. A rival with nothing but late cards shows the strongest of those. */
function kindsByBound({ kinds }: Rival, late: readonly number[]): number[] {
  const strongest = late.findLastIndex((count) => count > 0);
  const shown = kinds.findIndex(({ pool }) => pool === strongest);
  return [Math.max(0, shown), ...kinds.flatMap(({ level }, kind) => (level < 0 ? [] : [kind]))];
}

/** The pool each rival's card is from, as bits by pool, and the chance of that. */
interface Pick {
  readonly showing: readonly number[];
  readonly chance: number;
}

function picksOf(pools: readonly Pool[], rivals: number): Pick[] {
  let picks: Pick[] = [{ showing: pools.map(() => 0), chance: 1 }];
  for (let rival = 0; rival < rivals; rival++) {
    const held = pools.reduce((sum, { hands }) => sum + (hands[rival] ?? 0), 0);
    if (held === 0) continue;
    picks = picks.flatMap(({ showing, chance }) =>
      pools.flatMap(({ hands }, at): Pick[] => {
        const count = hands[rival] ?? 0;
        const bits = (showing[at] ?? 0) | (1 << rival);
        return count === 0 ? [] : [{ showing: showing.with(at, bits), chance: (chance * count) / held }];
      }),
    );
  }
  return picks;
}

function countsOf(pool: Pool, at: number, picks: readonly Pick[], rivals: readonly Rival[]): PoolCounts {
  const counts = new HandCounts(pool);
  const strides = stridesOf(rivals.map(({ kinds }) => kinds.length));
  const kindOf = (rival: number, level: number): number =>
    (strides[rival] ?? 0) *
    (rivals[rival]?.kinds ?? []).findIndex((kind) => (level < 0 ? kind.pool === at : kind.level === level));
  const shows: (EvenShows | undefined)[] = Array.from({ length: 1 << rivals.length });
  for (const { showing } of picks) {
    const bits = showing[at] ?? 0;
    shows[bits] ??= new EvenShows(
      pool,
      [...rivals.keys()].filter((rival) => (bits >> rival) % 2 === 1),
      kindOf,
    );
  }
  const none = new Float64Array(0);
  const spreads = lateSpreads(pool)
    .map((late) => ({ late, below: counts.table(late) }))
    .filter(({ below }) => (below.at(-1) ?? 0) > 0)
    .map(({ late, below }) => ({ late, below, shown: shows.map((show) => show?.ways(late) ?? none) }));
  return { counts, shows, spreads };
}

/** Turns counts of what lies below bounds into chances of what is strongest, over all pools. */
class Bounds {
  /** How many bounds each rival has: one below everything, and one above each level it may hold. */
  readonly #sizes: readonly number[];
  readonly #exact: Float64Array;
  /** By pool: the place of every tuple of bounds in the pool's table. */
  readonly #places: readonly Int32Array[];

  constructor(pools: readonly HandCounts[], rivals: readonly Rival[]) {
    const bounds = rivals.map(({ kinds }) => [
      0,
      ...kinds.flatMap(({ level }) => (level < 0 ? [] : [level + 1])),
    ]);
    this.#sizes = bounds.map(({ length }) => length);
    this.#exact = new Float64Array(sizeOf(this.#sizes));
    this.#places = pools.map(({ steps, strides }) =>
      placesOf(
        bounds.map((those, rival) =>
          those.map((bound) => (steps[rival]?.[bound] ?? 0) * (strides[rival] ?? 0)),
        ),
      ),
    );
  }

  /** The chance that exactly these are the strongest: the ways below one bound minus those below the next lower one. */
  exactly(below: readonly Float64Array[], scale: number): Float64Array {
    const exact = this.#exact.fill(scale);
    for (const [pool, table] of below.entries()) {
      const places = this.#places[pool] ?? [];
      for (let at = 0; at < exact.length; at++) exact[at] = (exact[at] ?? 0) * (table[places[at] ?? 0] ?? 0);
    }
    for (const [rival, stride] of stridesOf(this.#sizes).entries()) {
      const block = stride * (this.#sizes[rival] ?? 1);
      for (let end = exact.length - 1; end >= 0; end -= block) {
        for (let at = end; at > end - block + stride; at--)
          exact[at] = (exact[at] ?? 0) - (exact[at - stride] ?? 0);
      }
    }
    return exact;
  }
}

/** All sums of one number from each axis, the first axis first. */
function placesOf(axes: readonly (readonly number[])[]): Int32Array {
  let places = [0];
  for (const axis of axes.toReversed()) places = places.flatMap((place) => axis.map((more) => place + more));
  return Int32Array.from(places);
}

/** Sums over the pools each rival's card may be from. */
function addEven(
  pools: readonly PoolCounts[],
  chosen: readonly Spread[],
  scale: number,
  picks: readonly Pick[],
  chances: Float64Array,
): void {
  for (const { showing, chance } of picks) {
    const add = (pool: number, tuple: number, ways: number): void => {
      const bits = showing[pool] ?? 0;
      const tuples = pools[pool]?.shows[bits]?.tuples;
      const shown = chosen[pool]?.shown[bits];
      if (tuples === undefined || shown === undefined) {
        chances[tuple] = (chances[tuple] ?? 0) + ways;
        return;
      }
      const isLast = pool === pools.length - 1;
      for (let at = 0; at < tuples.length; at++) {
        const those = ways * (shown[at] ?? 0);
        if (those === 0) continue;
        const to = tuple + (tuples[at] ?? 0);
        if (isLast) chances[to] = (chances[to] ?? 0) + those;
        else add(pool + 1, to, those);
      }
    };
    add(0, 0, chance * scale);
  }
}

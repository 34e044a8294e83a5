import { power } from './choose.ts';
import { EvenShows } from './even.ts';
import { lateSpreads } from './late-ways.ts';
import type { Pool } from './pool.ts';
import { HandCounts } from './strongest.ts';

/**
 * What the rivals may show: each shows a late card of one of the pools, or a card of some level. All of these together
 * are the kinds, and a tuple of kinds, one for each rival, has one number, in which the first rival counts least.
 */
export interface Kinds {
  readonly rivals: number;
  readonly late: number;
  readonly levels: number;
}

/** How many kinds there are; at least one, which stands for nothing where nobody holds a card. */
const kindCount = ({ late, levels }: Kinds): number => Math.max(1, late + levels);

/** Every way to spread the late cards over the hands, and how likely it is together with what is shown. */
export interface Deals {
  /** Late cards by deal, rival and pool. */
  readonly late: readonly (readonly (readonly number[])[])[];
  /** How many tuples there are. */
  readonly tuples: number;
  /** By tuple, then by deal: if everybody shows their strongest card. */
  readonly strongest: Float64Array;
  /** By tuple, then by deal: if everybody shows any card they hold, each equally likely. */
  readonly even: Float64Array;
}

/** Ways for cards to be shown, only for the tuples where there are any. */
interface Shown {
  readonly tuples: readonly number[];
  readonly ways: readonly number[];
}

/** A pool with its late cards spread in one way. */
interface Spread {
  readonly late: readonly number[];
  /** Ways for the hands to lie below a bound, by tuple of bounds. */
  readonly below: Float64Array;
  /** By which rivals show a card of this pool, as bits. */
  readonly shown: ReadonlyMap<number, Shown>;
}

export function dealsOf(pools: readonly Pool[], kinds: Kinds): Deals {
  const picks = picksOf(pools, kinds.rivals);
  const spreads = pools.map((pool, at) => spreadsOf(pool, at, picks, kinds));
  const all = spreads.map((those) => those.reduce((sum, { below }) => sum + (below.at(-1) ?? 0), 0));
  const scale = 1 / all.reduce((every, ways) => every * ways, 1);
  const none: readonly (readonly Spread[])[] = [[]];
  const deals = spreads.reduce(
    (chosen, those) => chosen.flatMap((one) => those.map((next) => [...one, next])),
    none,
  );
  const tuples = power(kindCount(kinds), kinds.rivals);
  const strongest = new Float64Array(tuples * deals.length);
  const even = new Float64Array(tuples * deals.length);
  for (const [at, chosen] of deals.entries()) {
    addStrongest(chosen, scale, kinds, (tuple, chance) => {
      strongest[tuple * deals.length + at] = chance;
    });
    addEven(chosen, scale, picks, (tuple, chance) => {
      const to = tuple * deals.length + at;
      even[to] = (even[to] ?? 0) + chance;
    });
  }
  const rivals = Array.from({ length: kinds.rivals }, (_, rival) => rival);
  const late = deals.map((chosen) => rivals.map((rival) => chosen.map((spread) => spread.late[rival] ?? 0)));
  return { late, tuples, strongest, even };
}

/** From which pool each rival's card may be, as bits by pool, and how likely that is. */
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

function spreadsOf(pool: Pool, at: number, picks: readonly Pick[], kinds: Kinds): Spread[] {
  const count = kindCount(kinds);
  const counts = new HandCounts(pool);
  const rivals = Array.from({ length: kinds.rivals }, (_, rival) => rival);
  const shows = [...new Set(picks.map(({ showing }) => showing[at] ?? 0))].map((bits) => ({
    bits,
    even: new EvenShows(
      pool,
      rivals.filter((rival) => (bits >> rival) % 2 === 1),
      (rival, level) => power(count, rival) * (level < 0 ? at : kinds.late + level),
    ),
  }));
  return lateSpreads(pool)
    .map((late) => ({ late, below: counts.table(late) }))
    .filter(({ below }) => (below.at(-1) ?? 0) > 0)
    .map(({ late, below }) => ({
      late,
      below,
      shown: new Map(
        shows.map(({ bits, even }) => [bits, sparse(even.table(late, power(count, kinds.rivals)))]),
      ),
    }));
}

function sparse(table: Float64Array): Shown {
  const shown = { tuples: [] as number[], ways: [] as number[] };
  for (let tuple = 0; tuple < table.length; tuple++) {
    const ways = table[tuple] ?? 0;
    if (ways === 0) continue;
    shown.tuples.push(tuple);
    shown.ways.push(ways);
  }
  return shown;
}

type Tell = (tuple: number, chance: number) => void;

/** The chance that exactly these are the strongest: what lies below one bound less what lies below the next lower one. */
function addStrongest(chosen: readonly Spread[], scale: number, kinds: Kinds, tell: Tell): void {
  const { rivals, late, levels } = kinds;
  const sides = levels + 1;
  const exact = new Float64Array(power(sides, rivals)).fill(scale);
  for (const { below } of chosen) {
    for (let at = 0; at < exact.length; at++) exact[at] = (exact[at] ?? 0) * (below[at] ?? 0);
  }
  for (let stride = 1; stride < exact.length; stride *= sides) {
    for (let block = exact.length - stride * sides; block >= 0; block -= stride * sides) {
      for (let at = block + stride * sides - 1; at >= block + stride; at--)
        exact[at] = (exact[at] ?? 0) - (exact[at - stride] ?? 0);
    }
  }
  const count = kindCount(kinds);
  // Who holds nothing but late cards shows the strongest of those.
  const lateShown = Array.from({ length: rivals }, (_, rival) =>
    Math.max(
      0,
      chosen.findLastIndex((spread) => (spread.late[rival] ?? 0) > 0),
    ),
  );
  for (let at = 0; at < exact.length; at++) {
    const chance = exact[at] ?? 0;
    if (chance === 0) continue;
    let tuple = 0;
    for (let rival = 0, rest = at, stride = 1; rival < rivals; rival++, stride *= count) {
      const bound = rest % sides;
      rest = (rest - bound) / sides;
      tuple += stride * (bound === 0 ? (lateShown[rival] ?? 0) : late + bound - 1);
    }
    tell(tuple, chance);
  }
}

/** Sums over which pool each rival's card is from. */
function addEven(chosen: readonly Spread[], scale: number, picks: readonly Pick[], tell: Tell): void {
  for (const { showing, chance } of picks) {
    let joint: Shown = { tuples: [0], ways: [chance * scale] };
    for (const [pool, { shown }] of chosen.entries()) {
      const next = shown.get(showing[pool] ?? 0);
      if (next !== undefined) joint = product(joint, next);
    }
    for (let at = 0; at < joint.tuples.length; at++) tell(joint.tuples[at] ?? 0, joint.ways[at] ?? 0);
  }
}

/** Both of these shown, by different rivals. */
function product(one: Shown, other: Shown): Shown {
  const both = { tuples: [] as number[], ways: [] as number[] };
  for (let at = 0; at < one.tuples.length; at++) {
    const tuple = one.tuples[at] ?? 0;
    const ways = one.ways[at] ?? 0;
    for (let more = 0; more < other.tuples.length; more++) {
      both.tuples.push(tuple + (other.tuples[more] ?? 0));
      both.ways.push(ways * (other.ways[more] ?? 0));
    }
  }
  return both;
}

import { choose } from './choose.ts';
import type { Pool } from './pool.ts';

/** The number of ways the late cards can lie: this many in each hand, this many out, the others anywhere else. */
export function lateWays({ late, hands }: Pool, held: readonly number[], out: number): number {
  let left = late.dealt + late.free - out;
  let ways = choose(late.free, out);
  for (const [rival] of hands.entries()) {
    const count = held[rival] ?? 0;
    ways *= choose(left, count);
    left -= count;
  }
  return ways;
}

/** All ways to spread the late cards of a pool over the rivals' hands, by how many each holds. */
export function lateSpreads({ late, hands }: Pool): number[][] {
  const all = late.dealt + late.free;
  let spreads: number[][] = [[]];
  for (const held of hands) {
    spreads = spreads.flatMap((spread) => {
      const left = all - spread.reduce((sum, count) => sum + count, 0);
      return Array.from({ length: Math.min(left, held) + 1 }, (_, count) => [...spread, count]);
    });
  }
  return spreads;
}

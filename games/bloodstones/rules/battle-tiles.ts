import { BATTLE_TILES, COUNTED_TILES } from '../content/battle-tiles.ts';

/** How many battle tiles a side draws: four for the larger force or a Giant's owner, else three (ruling 77). */
export type DrawCount = 3 | 4;

/** One side's result of a draw: a raw total, and how many hand tiles it cost. */
export interface Play {
  readonly total: number;
  readonly spent: 0 | 1;
}

/** A play and the number of equally likely draws that lead to it. */
export interface PlayOdds extends Play {
  readonly ways: number;
}

export function descending(pips: readonly number[]): number[] {
  return pips.toSorted((a, b) => b - a);
}

/** Only the highest tiles count. */
export function rawTotal(tiles: readonly number[]): number {
  return descending(tiles)
    .slice(0, COUNTED_TILES)
    .reduce((sum, pips) => sum + pips, 0);
}

/** The draw after a swap, which always takes out its lowest tile (ruling 79); the highest first. */
export function withSwap(tiles: readonly number[], pips: number): number[] {
  return descending([...descending(tiles).slice(0, -1), pips]);
}

/** Swaps when that raises the total. */
export function bestPlay(tiles: readonly number[], pips: number | undefined): Play {
  const kept = rawTotal(tiles);
  const swapped = pips === undefined ? kept : rawTotal(withSwap(tiles, pips));
  return swapped > kept ? { total: swapped, spent: 1 } : { total: kept, spent: 0 };
}

function choose(tiles: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return tiles.flatMap((tile, at) => choose(tiles.slice(at + 1), count - 1).map((rest) => [tile, ...rest]));
}

/** All equally likely draws; equal tiles are distinguished, so each hand appears with its multiplicity. */
const HANDS: Readonly<Record<DrawCount, readonly (readonly number[])[]>> = {
  3: choose(BATTLE_TILES, 3),
  4: choose(BATTLE_TILES, 4),
};

/** All results of a fresh draw under a given rule of play. */
export function outcomesOf(draws: DrawCount, play: (tiles: readonly number[]) => Play): readonly PlayOdds[] {
  const outcomes = new Map<string, PlayOdds>();
  for (const tiles of HANDS[draws]) {
    const { total, spent } = play(tiles);
    const key = `${total}/${spent}`;
    outcomes.set(key, { total, spent, ways: (outcomes.get(key)?.ways ?? 0) + 1 });
  }
  return [...outcomes.values()];
}

/** A number from 0 (inclusive) to 1 (exclusive). */
export type Chance = () => number;

/** mulberry32: small, fast and the same everywhere, which is enough for a map. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a over the keys: one seed gives independent sub-seeds for each part of a map. */
export function subSeed(...keys: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const character of keys.join('|')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** §7.10, §15.2: something that is gone once it is used: what that costs its owner, and the bit that says it was used. */
export interface Once {
  readonly price: number;
  readonly mark: number;
}

/** Bits of what was used in an attack: a token of the attacker's, one of the defender's, then charms by their marks. */
export const ATTACKER_TOKEN = 1;
export const DEFENDER_TOKEN = 2;
/** The lowest mark a charm may have. */
export const FIRST_MARK = 4;

/** The marks among what was used. */
export const marksIn = (uses: number): number => uses & ~(ATTACKER_TOKEN | DEFENDER_TOKEN);

/** Chances that belong together because the same was used. */
export interface Used {
  readonly uses: number;
  readonly chances: number[];
}

/** The list of chances for what was used, empty at first. */
export function chancesFor(all: Used[], uses: number, make: () => number[]): number[] {
  for (const one of all) if (one.uses === uses) return one.chances;
  const fresh = { uses, chances: make() };
  all.push(fresh);
  return fresh.chances;
}

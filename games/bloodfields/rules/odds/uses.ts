/** §7.10, §15.2: something usable only once: what using it costs its owner, and the bit that says it was used. */
export interface Once {
  readonly price: number;
  readonly mark: number;
}

/** Bits of what an attack used: a token of the attacker's, one of the defender's, then charms by their marks. */
export const ATTACKER_TOKEN = 1;
export const DEFENDER_TOKEN = 2;
/** The lowest mark of a charm. */
export const FIRST_MARK = 4;

/** The marks in `uses`. */
export const marksIn = (uses: number): number => uses & ~(ATTACKER_TOKEN | DEFENDER_TOKEN);

/** Chances of the cases in which the same things were used. */
export interface Used {
  readonly uses: number;
  readonly chances: number[];
}

/** The chances listed for these uses; a new list if there is none yet. */
export function chancesFor(all: Used[], uses: number, make: () => number[]): number[] {
  for (const one of all) if (one.uses === uses) return one.chances;
  const fresh = { uses, chances: make() };
  all.push(fresh);
  return fresh.chances;
}

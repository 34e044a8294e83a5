import type { Faces } from '../frames.ts';
import { countOf, picksOf, sumOf } from '../roll/dice.ts';

/** §7.10: a roll of six-sided dice that each count for themselves: for a number, bad luck or burning. */
export interface CountQuery {
  /** What each side of a die counts. */
  readonly counts: readonly number[];
  /** 1: the roller wants much; -1: little. */
  readonly wants: 1 | -1;
  /** How many dice each reroll takes at most: the opponent's, who goes first, then the roller's. */
  readonly rerolls: readonly [forced: readonly number[], own: readonly number[]];
}

/** The dice as they lie, whose part it is, which dice that side has rerolled, and the rerolls it has left. */
export interface CountState {
  readonly faces: Faces;
  readonly side: 0 | 1;
  readonly rerolled: Faces;
  readonly left: readonly number[];
}

/** One of a side's rerolls and the dice it is used on; null: the dice stay as they are. */
export type CountUse = { readonly effect: number; readonly dice: Faces } | null;

export interface CountOdds {
  /** The chance of each sum, from 0 on. */
  readonly chances: readonly number[];
  readonly mean: number;
}

const ALIKE = 1e-12;

/** Plays such a roll to its end, both sides doing what is best for them. */
export class CountPlayer {
  readonly #query: CountQuery;
  readonly #known = new Map<string, { readonly use: CountUse; readonly odds: CountOdds }>();

  constructor(query: CountQuery) {
    this.#query = query;
  }

  best(now: CountState): { readonly use: CountUse; readonly odds: CountOdds } {
    const key = `${now.side} ${now.left.join()} ${now.faces.join()} ${now.rerolled.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const side = this.#query.wants * (now.side === 0 ? -1 : 1);
    let best: { use: CountUse; odds: CountOdds } = { use: null, odds: this.odds(now, null) };
    for (const use of this.#uses(now)) {
      const odds = this.odds(now, use);
      if (side * (odds.mean - best.odds.mean) > ALIKE) best = { use, odds };
    }
    this.#known.set(key, best);
    return best;
  }

  odds(now: CountState, use: CountUse): CountOdds {
    if (use === null)
      return now.side === 0 ? this.best(this.#rollersPart(now)).odds : this.#counted(now.faces);
    const left = now.left.filter((effect) => effect !== use.effect);
    const lying = sumOf(now.faces, use.dice, -1);
    const cases = throwsOf(countOf(use.dice)).map(({ faces, chance }) => ({
      chance,
      odds: this.best({
        ...now,
        left,
        faces: sumOf(lying, faces),
        rerolled: sumOf(now.rerolled, faces),
      }).odds,
    }));
    return mixed(cases);
  }

  *#uses({ faces, side, rerolled, left }: CountState): Iterable<CountUse> {
    const free = sumOf(faces, rerolled, -1);
    for (const effect of left) {
      const most = this.#query.rerolls[side][effect] ?? 0;
      for (const dice of picksOf(free, most)) yield { effect, dice };
    }
  }

  #rollersPart({ faces }: CountState): CountState {
    const left = this.#query.rerolls[1].map((_, effect) => effect);
    return { faces, side: 1, rerolled: faces.map(() => 0), left };
  }

  #counted(faces: Faces): CountOdds {
    const { counts } = this.#query;
    const sum = faces.reduce((all, some, face) => all + some * (counts[face] ?? 0), 0);
    const chances = Array.from({ length: sum + 1 }, (_, at) => (at === sum ? 1 : 0));
    return { chances, mean: sum };
  }
}

function mixed(cases: readonly { readonly chance: number; readonly odds: CountOdds }[]): CountOdds {
  const chances: number[] = [];
  let mean = 0;
  for (const { chance, odds } of cases) {
    mean += chance * odds.mean;
    odds.chances.forEach((part, sum) => {
      while (chances.length <= sum) chances.push(0);
      chances[sum] = (chances[sum] ?? 0) + chance * part;
    });
  }
  return { chances, mean };
}

interface Throw {
  readonly faces: Faces;
  readonly chance: number;
}

const SIDES = 6;
const thrown = new Map<number, readonly Throw[]>([[0, [{ faces: [0, 0, 0, 0, 0, 0], chance: 1 }]]]);

/** Every throw of this many dice, with its chance. */
function throwsOf(dice: number): readonly Throw[] {
  const known = thrown.get(dice);
  if (known !== undefined) return known;
  const found = new Map<string, Throw>();
  for (const { faces, chance } of throwsOf(dice - 1)) {
    for (let side = 0; side < SIDES; side += 1) {
      const next = faces.map((some, face) => some + (face === side ? 1 : 0));
      const before = found.get(next.join())?.chance ?? 0;
      found.set(next.join(), { faces: next, chance: before + chance / SIDES });
    }
  }
  const all = [...found.values()];
  thrown.set(dice, all);
  return all;
}

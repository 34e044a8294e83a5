import type { Random } from '../random/random.ts';
import type { Seat } from '../rules/seat.ts';
import { freeze } from './data.ts';
import type { AnyKit } from './kit.ts';
import { type Act, pick } from './checked-position.ts';

/**
 * Makes the choices of one random game in one of three tempers: all moves equally likely, all verbs equally likely, or the
 * least used verbs first. So even a game in which one verb has a thousand moves is played widely. If unlisted legal moves
 * are known, half of the choices are from them.
 */
export class Chooser {
  readonly #kit: AnyKit;
  readonly #random: Random;
  readonly #temper: number;
  readonly #used = new Map<string, number>();

  constructor(kit: AnyKit, random: Random) {
    this.#kit = kit;
    this.#random = random;
    this.#temper = random.int(3);
  }

  act(state: unknown, seat: Seat, listed: readonly unknown[], unlisted: readonly unknown[]): Act {
    const { rules } = this.#kit;
    const moves = unlisted.length > 0 && this.#random.int(2) === 0 ? unlisted : listed;
    const byVerb = verbsAmong(this.#kit, state, seat, moves);
    const chosen = this.#choose(moves, byVerb);
    const move = freeze(rules.tidy(chosen));
    const verb = this.#kit.verbOf(state, seat, move);
    this.#used.set(verb, (this.#used.get(verb) ?? 0) + 1);
    return { seat, move, verb };
  }

  #choose(moves: readonly unknown[], byVerb: ReadonlyMap<string, readonly unknown[]>): unknown {
    const random = this.#random;
    if (this.#temper === 0) return pick(moves, random);
    const verbs = [...byVerb.keys()];
    // Only half the time, or a game of endless small steps would be kept going for its rare verbs.
    if (this.#temper === 1 || random.int(2) === 0)
      return pick(byVerb.get(pick(verbs, random)) ?? moves, random);
    const least = Math.min(...verbs.map((verb) => this.#used.get(verb) ?? 0));
    const rare = verbs.filter((verb) => (this.#used.get(verb) ?? 0) === least);
    return pick(byVerb.get(pick(rare, random)) ?? moves, random);
  }
}

/** The moves by verb. */
export function verbsAmong(
  kit: AnyKit,
  state: unknown,
  seat: Seat,
  moves: readonly unknown[],
): ReadonlyMap<string, readonly unknown[]> {
  const byVerb = new Map<string, unknown[]>();
  for (const move of moves) {
    const verb = kit.verbOf(state, seat, move);
    const list = byVerb.get(verb);
    if (list === undefined) byVerb.set(verb, [move]);
    else list.push(move);
  }
  return byVerb;
}

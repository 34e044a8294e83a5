import type { Seat } from '@sanguine/kernel';
import { Arm } from './arm.ts';

/** The moves of one seat at a node, in the order they were added. */
export class Arms {
  readonly list: Arm[] = [];
  readonly #byKey = new Map<string, Arm>();
  visits = 0;

  find(key: string): Arm | undefined {
    return this.#byKey.get(key);
  }

  add(move: unknown, key: string): Arm {
    const arm = new Arm(move, key);
    this.list.push(arm);
    this.#byKey.set(key, arm);
    return arm;
  }

  /**
   * The legal one with the highest upper confidence bound among the first `known`: its mean, and more the less often it
   * was tried. Only the highest are checked, because the check is expensive.
   */
  best(known: number, curiosity: number, isLegal: (arm: Arm) => boolean): Arm | undefined {
    const illegal = new Set<Arm>();
    const bonus = curiosity * Math.sqrt(Math.log(this.visits + 1));
    for (;;) {
      let best: Arm | undefined;
      let highest = -Infinity;
      for (let at = 0; at < known; at++) {
        const arm = this.list[at];
        if (arm === undefined || illegal.has(arm)) continue;
        const bound = arm.visits === 0 ? Infinity : arm.mean + bonus / Math.sqrt(arm.visits);
        if (bound <= highest) continue;
        highest = bound;
        best = arm;
      }
      if (best === undefined || isLegal(best)) return best;
      illegal.add(best);
    }
  }
}

/**
 * An information set: the plays so far as the searching seat saw them. Imagined states that differ in what it cannot see,
 * or in the dice, share one node; so a choice never depends on what the seat could not know.
 */
export class InfoNode {
  readonly #arms = new Map<Seat, Arms>();
  readonly #next = new Map<string, InfoNode>();

  armsOf(seat: Seat): Arms {
    let arms = this.#arms.get(seat);
    if (arms === undefined) this.#arms.set(seat, (arms = new Arms()));
    return arms;
  }

  next(seen: string): InfoNode | undefined {
    return this.#next.get(seen);
  }

  open(seen: string): void {
    this.#next.set(seen, new InfoNode());
  }
}

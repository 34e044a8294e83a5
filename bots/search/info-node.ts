import type { Seat } from '@sanguine/kernel';
import { Arm } from './arm.ts';

/** What one seat can do at a crossroads, in the order the moves came to mind. */
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
   * Of the first so many, the one with the highest UCB that is open: what it brought, and more the less often it was
   * tried. Only the highest are asked whether they are open, for asking is dear.
   */
  best(known: number, curiosity: number, isOpen: (arm: Arm) => boolean): Arm | undefined {
    const shut = new Set<Arm>();
    const spur = curiosity * Math.sqrt(Math.log(this.visits + 1));
    for (;;) {
      let best: Arm | undefined;
      let highest = -Infinity;
      for (let at = 0; at < known; at++) {
        const arm = this.list[at];
        if (arm === undefined || shut.has(arm)) continue;
        const bound = arm.visits === 0 ? Infinity : arm.mean + spur / Math.sqrt(arm.visits);
        if (bound <= highest) continue;
        highest = bound;
        best = arm;
      }
      if (best === undefined || isOpen(best)) return best;
      shut.add(best);
    }
  }
}

/**
 * What the searcher can tell apart: the plays so far as it saw them. Imagined tables that differ in what it cannot see,
 * and falls of dice, meet in the same node; so a choice never depends on what its maker could not know.
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

import { folded } from '@sanguine/kernel';
import { Buckets, type Rate } from '../bucket.ts';

/**
 * How often a password may be wrong for one name, from however many addresses it is tried: guessing must not pay. A right
 * one costs nothing, and whoever is signed in stays so. A name nobody has is counted like any other, and tells nothing.
 */
export class Tries {
  readonly #left: Buckets;

  constructor(rate: Rate, now: () => number) {
    this.#left = new Buckets(rate, now);
  }

  /** What the attempt answers; null: there were too many, and it is not made. */
  async make<T extends boolean | object>(name: string, attempt: () => Promise<T>): Promise<T | null> {
    const key = folded(name);
    // Taken before it is known whether it fits, so that no more than these can be made at once.
    if (!this.#left.take(key)) return null;
    const answer = await attempt();
    if (isRight(answer)) this.#left.giveBack(key);
    return answer;
  }
}

function isRight(answer: boolean | object): boolean {
  return typeof answer === 'boolean' ? answer : !('problem' in answer);
}

import { folded } from '@sanguine/kernel';
import { Buckets, type Rate } from '../bucket.ts';

/**
 * Limits wrong passwords for one name, from any number of addresses, so that guessing does not pay. A right one costs
 * nothing, and existing sessions go on. Unknown names count alike, so this does not tell who has an account.
 */
export class Tries {
  readonly #left: Buckets;

  constructor(rate: Rate, now: () => number) {
    this.#left = new Buckets(rate, now);
  }

  /** The result of the attempt; null if there were too many and it is not made. */
  async make<T extends boolean | object>(name: string, attempt: () => Promise<T>): Promise<T | null> {
    const key = folded(name);
    // Taken before the result is known, so that parallel attempts are limited too.
    if (!this.#left.take(key)) return null;
    const answer = await attempt();
    if (isRight(answer)) this.#left.giveBack(key);
    return answer;
  }
}

function isRight(answer: boolean | object): boolean {
  return typeof answer === 'boolean' ? answer : !('problem' in answer);
}

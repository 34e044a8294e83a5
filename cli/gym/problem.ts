import type { Refusal } from '@sanguine/kernel';
import type { GymError } from '@sanguine/protocol/gym';

/** Why a request is not done: the answer to it. */
export class GymProblem extends Error {
  override readonly name = 'Problem';
  readonly error: GymError;

  constructor(code: GymError['code'], words: string, refusal?: Refusal) {
    super(words);
    this.error = { code, words, ...(refusal === undefined ? {} : { refusal }) };
  }
}

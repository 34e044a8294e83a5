import type { Refusal } from '@sanguine/kernel';
import type { GymError } from '@sanguine/protocol/gym';

/** Why a request cannot be carried out; sent as its answer. */
export class GymProblem extends Error {
  override readonly name = 'Problem';
  readonly error: GymError;

  constructor(code: GymError['code'], words: string, refusal?: Refusal) {
    super(words);
    this.error = { code, words, ...(refusal === undefined ? {} : { refusal }) };
  }
}

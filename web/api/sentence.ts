import type { SayPhrase } from '../text/say.ts';
import type { RequestProblem } from './client.ts';

/** A sentence that says what is wrong and what to do. */
export function sentence(say: SayPhrase, problem: RequestProblem): string {
  return say(`problem.${problem}`);
}

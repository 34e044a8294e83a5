import type { SayPhrase } from '../text/say.ts';
import type { Problem } from './client.ts';

/** A problem as one sentence that says what is wrong and what to do. */
export function sentence(say: SayPhrase, problem: Problem): string {
  return say(`problem.${problem}`);
}

import type { Values } from '@sanguine/kernel';
import type { Phrase } from './text/say.ts';

/** A user error: reported in one line in the reader's language, with exit code 2. */
export class CommandProblem extends Error {
  override readonly name = 'Problem';
  readonly key: Phrase;
  readonly values: Values;

  constructor(key: Phrase, values: Values = {}) {
    super(`${key} ${JSON.stringify(values)}`);
    this.key = key;
    this.values = values;
  }
}

/** The first line of the message of anything thrown. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}

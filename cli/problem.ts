import type { Values } from '@sanguine/kernel';

/** What was asked cannot be done: told in one line, in the reader's language, and the program ends with code 2. */
export class CommandProblem extends Error {
  override readonly name = 'Problem';
  readonly key: string;
  readonly values: Values;

  constructor(key: string, values: Values = {}) {
    super(`${key} ${JSON.stringify(values)}`);
    this.key = key;
    this.values = values;
  }
}

/** The message of whatever was thrown, in one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}

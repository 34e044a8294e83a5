import type { ClientMessage } from '@sanguine/protocol';
import type { Answered } from './link.ts';

/** Messages to the table other than moves; each gets one answer. */
export type Question = Extract<ClientMessage, { type: 'say' | 'propose' | 'vote' | 'concede' }>;

/** Questions in flight. */
export class Questions {
  readonly #waiting = new Map<string, (answer: Answered) => void>();
  #ids = 0;

  ask(question: (id: string) => Question, send: (question: Question) => void): Promise<Answered> {
    const { promise, resolve } = Promise.withResolvers<Answered>();
    this.#ids += 1;
    const id = `q${this.#ids}`;
    this.#waiting.set(id, resolve);
    send(question(id));
    return promise;
  }

  answer(id: string, answer: Answered): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  /** The connection broke: it is unknown whether they arrived. */
  lose(): void {
    for (const resolve of this.#waiting.values()) resolve('lost');
    this.#waiting.clear();
  }
}

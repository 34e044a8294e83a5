import type { Locale } from './phrases.ts';
import type { Masked } from '../rules/engine.ts';
import type { Speech } from '../rules/game.ts';

type Teller = Pick<Speech<unknown, never, unknown>, 'event' | 'together'>;

/** Tells what happened, line by line; events that belong together, such as a march and its payment, share a line. */
export class Telling {
  readonly #speech: Teller;
  readonly #locale: Locale;
  readonly #names: readonly string[];
  readonly #view: Masked<unknown>;
  readonly #lines: { text: string; readonly events: unknown[] }[] = [];

  constructor(speech: Teller, locale: Locale, names: readonly string[], view: Masked<unknown>) {
    this.#speech = speech;
    this.#locale = locale;
    this.#names = names;
    this.#view = view;
  }

  add(event: unknown): void {
    const text = this.#speech.event(this.#locale, event, this.#names, this.#view);
    if (text === null) return;
    const last = this.#lines.at(-1);
    const both =
      last === undefined
        ? null
        : this.#speech.together?.(this.#locale, [...last.events, event], this.#names, this.#view);
    if (last === undefined || both === null || both === undefined)
      this.#lines.push({ text, events: [event] });
    else {
      last.text = both;
      last.events.push(event);
    }
  }

  get lines(): string[] {
    return this.#lines.map(({ text }) => text);
  }
}

import type { Output } from './output.ts';
import type { Phrase, Say } from './text/say.ts';
import { clipped } from './width.ts';

const BAR = 24;
const REDRAW_MS = 100;

/** A progress bar on a terminal; prints nothing elsewhere. */
export class Progress {
  readonly #aside: Output;
  readonly #say: Say;
  readonly #total: number;
  readonly #begun = performance.now();
  #drawn = 0;

  constructor(aside: Output, say: Say, total: number) {
    this.#aside = aside;
    this.#say = say;
    this.#total = total;
  }

  /** `told`: a phrase with the same values, if something other than games is counted. */
  show(done: number, told: Phrase = 'progress'): void {
    const now = performance.now();
    if (!this.#aside.stream.isTTY || (done < this.#total && now - this.#drawn < REDRAW_MS)) return;
    this.#drawn = now;
    const rate = done / Math.max(0.001, (now - this.#begun) / 1000);
    const filled = Math.floor((BAR * done) / this.#total);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    const left = Math.ceil((this.#total - done) / Math.max(rate, 0.001));
    const text = this.#say(told, {
      done,
      total: this.#total,
      rate: rate.toFixed(rate < 10 ? 1 : 0),
      left,
    });
    this.#aside.stream.write(`\r\u001B[K${clipped(`${bar} ${text}`, this.#aside.width - 1)}`);
  }

  clear(): void {
    if (this.#aside.stream.isTTY) this.#aside.stream.write('\r\u001B[K');
  }
}

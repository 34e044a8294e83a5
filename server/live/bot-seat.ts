import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnySetup, Bot, Seat } from '@sanguine/kernel';
import { whimsOf } from '@sanguine/bots';
import type { KeptMatch } from '../storage/kept-match.ts';
import type { Queue } from '../storage/queue.ts';

interface BotSeatOptions {
  readonly match: KeptMatch<AnySetup, unknown, unknown, unknown>;
  readonly seat: Seat;
  readonly bot: Bot<unknown, unknown>;
  /** Shared by all bots of the node: they think one at a time. */
  readonly thinking: Queue;
  readonly trouble: (error: unknown) => void;
}

/** Plays for one seat, from its mask, through the same door as a person. */
export class BotSeat {
  readonly #options: BotSeatOptions;
  /** Another node may play the same seat by other whims: whichever row is first stands. */
  readonly #whims = whimsOf(randomUUID());
  #busy = false;
  #stopped = false;

  constructor(options: BotSeatOptions) {
    this.#options = options;
  }

  /** Looks whether there is something to decide. */
  wake(): void {
    if (this.#busy || this.#stopped) return;
    this.#busy = true;
    this.#play().catch(this.#options.trouble);
  }

  stop(): void {
    this.#stopped = true;
  }

  get #asked(): boolean {
    const { match, seat } = this.#options;
    return !this.#stopped && match.view.deciders().includes(seat);
  }

  async #play(): Promise<void> {
    try {
      while (this.#asked) await this.#options.thinking.enter(() => this.#decide());
    } finally {
      this.#busy = false;
    }
  }

  async #decide(): Promise<void> {
    // Whoever else has something to do comes first: the loop is never held for more than one decision.
    await nextTurn();
    if (!this.#asked) return;
    const { match, seat, bot } = this.#options;
    const { number } = match.view;
    const { move } = bot.choose(match.view.maskFor(seat), seat, this.#whims(number, seat));
    const answer = await match.submit(seat, move, number);
    if (!answer.ok && 'refusal' in answer) {
      this.stop();
      throw new Error(`match ${match.id}: the bot at seat ${seat} plays ${answer.refusal.code}`);
    }
  }
}

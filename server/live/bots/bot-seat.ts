import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pauseBefore } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';
import type { AnyKeptMatch } from '../room/any-match.ts';
import type { FairThinker } from './fair-thinker.ts';
import { untilAvailable } from '../until-available.ts';

export interface BotSeatOptions {
  readonly match: AnyKeptMatch;
  readonly game: string;
  readonly seat: Seat;
  readonly level: string;
  readonly thinker: Pick<FairThinker, 'think'>;
  /** True if a player has the table open. */
  readonly awaited: () => boolean;
  /** Keeps the room open while the bot has something to decide. Returns a function that releases it. */
  readonly hold: () => () => void;
  /** True while a vote is open that the bot waits for. */
  readonly mustWait: () => boolean;
  /** Resolves when an answer to the question after this row may take effect. */
  readonly ripe: (row: number) => Promise<void>;
  /** Milliseconds before the first move of a turn, so that viewers can follow. */
  readonly pause: () => number;
  readonly trouble: (error: unknown) => void;
}

/** Plays one seat from its view, through `submit` like a person. */
export class BotSeat {
  readonly #options: BotSeatOptions;
  /** Another node may play the same seat with a different seed: the first row stored wins. */
  readonly #seed = randomUUID();
  readonly #stopped = new AbortController();
  #busy: Promise<void> | null = null;

  constructor(options: BotSeatOptions) {
    this.#options = options;
  }

  get level(): string {
    return this.#options.level;
  }

  /** Starts playing if the seat is asked. */
  wake(): void {
    if (this.#busy !== null || !this.#isAsked) return;
    const letGo = this.#options.hold();
    this.#busy = this.#play()
      .catch(this.#options.trouble)
      .finally(() => {
        this.#busy = null;
        letGo();
      });
  }

  get isBusy(): boolean {
    return this.#busy !== null;
  }

  /** Resolves when it has nothing left to decide. */
  async rest(): Promise<void> {
    while (this.#busy !== null) await this.#busy;
  }

  /** Resolves when its current decision is done. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#busy;
  }

  get #isAsked(): boolean {
    const { match, seat, mustWait } = this.#options;
    if (this.#stopped.signal.aborted || !match.current.deciders().includes(seat)) return false;
    // `DelayedAnswers` plays ordered answers, a bot's too.
    return match.current.ordered(seat) === null && !mustWait();
  }

  async #play(): Promise<void> {
    while (this.#isAsked) {
      await this.#wait();
      if (this.#isAsked) await this.#decide();
    }
  }

  async #wait(): Promise<void> {
    const { match, seat } = this.#options;
    const wait = pauseBefore(match.current.streak(seat).length, this.#options.pause());
    if (wait <= 0) return;
    // A stop ends the pause.
    await pause(wait, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }

  async #decide(): Promise<void> {
    const { match, game, seat, level, thinker, awaited } = this.#options;
    const { number } = match.current;
    const view = match.current.viewFor(seat);
    const thought = await thinker.think(
      { game, level, view, seat, past: match.current.streak(seat), row: number, seed: this.#seed },
      { table: match.id, awaited, signal: this.#stopped.signal },
    );
    if (thought === null || !this.#isAsked) return;
    await this.#options.ripe(number);
    if (!this.#isAsked) return;
    const { move, why } = thought;
    const answer = await untilAvailable(() => match.submit(seat, move, number, why), this.#stopped.signal);
    if (!answer.ok && 'refusal' in answer) {
      this.#stopped.abort();
      throw new Error(`match ${match.id}: the bot at seat ${seat} plays ${answer.refusal.code}`);
    }
  }
}

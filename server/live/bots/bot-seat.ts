import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
  /** Somebody who plays has the table open. */
  readonly awaited: () => boolean;
  /** Keeps the room open while the bot has something to decide. Returns the way to let go. */
  readonly hold: () => () => void;
  /** Something is being asked of the table that the bot waits for. */
  readonly mustWait: () => boolean;
  /** Resolves when an answer to what is asked after this row may take effect. */
  readonly ripe: (row: number) => Promise<void>;
  /** Milliseconds before its next move, so that whoever looks can follow. */
  readonly pause: () => number;
  readonly trouble: (error: unknown) => void;
}

/** Plays for one seat, from its mask, through the same door as a person. */
export class BotSeat {
  readonly #options: BotSeatOptions;
  /** Another node may play the same seat by other chance: whichever row is first stands. */
  readonly #seed = randomUUID();
  readonly #stopped = new AbortController();
  #busy: Promise<void> | null = null;

  constructor(options: BotSeatOptions) {
    this.#options = options;
  }

  get level(): string {
    return this.#options.level;
  }

  /** Looks whether there is something to decide. */
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

  /** It has something to decide. */
  get isBusy(): boolean {
    return this.#busy !== null;
  }

  /** Resolves when it has nothing to decide any more. */
  async rest(): Promise<void> {
    while (this.#busy !== null) await this.#busy;
  }

  /** Resolves when it has done what it was at. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#busy;
  }

  get #isAsked(): boolean {
    const { match, seat, mustWait } = this.#options;
    if (this.#stopped.signal.aborted || !match.current.deciders().includes(seat)) return false;
    // What it ordered beforehand is played for it as for anybody.
    return match.current.ordered(seat) === null && !mustWait();
  }

  async #play(): Promise<void> {
    while (this.#isAsked) {
      await this.#wait();
      if (this.#isAsked) await this.#decide();
    }
  }

  async #wait(): Promise<void> {
    const wait = this.#options.pause();
    if (wait <= 0) return;
    // Stopped: there is nothing to wait for any more.
    await pause(wait, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }

  async #decide(): Promise<void> {
    const { match, game, seat, level, thinker, awaited } = this.#options;
    const { number } = match.current;
    const view = match.current.viewFor(seat);
    const thought = await thinker.think(
      { game, level, view, seat, row: number, seed: this.#seed },
      { table: match.id, awaited, signal: this.#stopped.signal },
    );
    if (thought === null || !this.#isAsked) return;
    await this.#options.ripe(number);
    if (!this.#isAsked) return;
    const answer = await untilAvailable(() => match.submit(seat, thought.move, number), this.#stopped.signal);
    if (!answer.ok && 'refusal' in answer) {
      this.#stopped.abort();
      throw new Error(`match ${match.id}: the bot at seat ${seat} plays ${answer.refusal.code}`);
    }
  }
}

import { setTimeout as after } from 'node:timers/promises';
import type { Seat } from '@sanguine/kernel';
import type { MatchAnswer } from '../../storage/kept-match.ts';
import { Unavailable } from '../../storage/unavailable.ts';
import type { AnyKeptMatch } from './any-match.ts';
import { untilAvailable } from '../until-available.ts';

/** Resolves after this many milliseconds, or when the signal is aborted. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

export const sleep: Sleep = (ms, signal) => after(ms, undefined, { signal }).catch(() => undefined);

export interface DelayedAnswersOptions {
  readonly match: AnyKeptMatch;
  readonly now: () => number;
  readonly sleep: Sleep;
  /** True if persons play: they might learn something from how fast others answer. */
  readonly isSecret: () => boolean;
  /** True while a vote keeps bots and ordered answers from being played. */
  readonly mustWait: () => boolean;
  /** Keeps the room open while something is left to play. Returns a function that releases it. */
  readonly hold: () => () => void;
  readonly trouble: (error: unknown) => void;
}

/** The result of an answer that came before its time. */
export type Fate = MatchAnswer | 'withdrawn' | 'unavailable' | 'fault';

interface Early {
  readonly seat: Seat;
  readonly move: unknown;
  readonly settle: (fate: Fate) => void;
}

/** The decision pending after one row, and the answer that waits for the least time. */
interface Question {
  readonly row: number;
  /** The seats that ordered their answer. */
  readonly ordered: readonly Seat[];
  readonly due: number;
  /** Resolves when an answer may take effect, or another question replaces this one. */
  readonly ripe: Promise<void>;
  /** Ends the wait; null if there is none. */
  readonly gone: AbortController | null;
  isRipe: boolean;
  early: Early | null;
  /** Releases the room; null if nothing is left to play. */
  letGo: (() => void) | null;
}

/**
 * Lets answers take effect no earlier than the rules allow, and plays ordered answers. The wait begins with the row
 * that led to the question, or when the room is opened: an answer that waits was not acknowledged, so none is lost.
 * Other nodes may hold the same question; the store lets one answer win.
 */
export class DelayedAnswers {
  readonly #options: DelayedAnswersOptions;
  #question: Question | null = null;
  /** The question before. */
  #last: Question | null = null;
  #answering: Promise<void> | null = null;
  readonly #stopped = new AbortController();

  constructor(options: DelayedAnswersOptions) {
    this.#options = options;
  }

  /** Takes up the current question, and plays what is due. */
  look(): void {
    if (this.#stopped.signal.aborted) return;
    const { number } = this.#options.match.current;
    if (this.#question?.row !== number) this.#ask(number);
    else if (this.#question.isRipe) this.#answer(this.#question);
  }

  /** Milliseconds until an answer to the current question may take effect. */
  get left(): number {
    this.look();
    const question = this.#question;
    return question === null || question.isRipe ? 0 : Math.max(1, question.due - this.#options.now());
  }

  /** Resolves when an answer to the question after this row may take effect, or another question replaces it. */
  async ripe(row: number): Promise<void> {
    this.look();
    if (this.#question?.row === row) await this.#question.ripe;
  }

  /** Whether the seat had ordered its answer in the last row. */
  wasOrdered(seat: Seat): boolean {
    this.look();
    return (
      this.#last !== null && this.#last.row + 1 === this.#question?.row && this.#last.ordered.includes(seat)
    );
  }

  /** The seat's answer that waits; null if none does. */
  answerOf(seat: Seat): unknown {
    const early = this.#question?.early;
    return early?.seat === seat ? early.move : null;
  }

  /** Keeps an answer until its time; one that already waits is withdrawn. */
  keep(seat: Seat, move: unknown, settle: Early['settle']): void {
    const question = this.#question;
    if (question === null || question.isRipe) throw new Error('there is nothing to wait for');
    question.early?.settle('withdrawn');
    question.early = { seat, move, settle };
    question.letGo ??= this.#options.hold();
  }

  /** False if no answer of the seat waits. */
  withdraw(seat: Seat): boolean {
    const question = this.#question;
    if (question?.early?.seat !== seat) return false;
    question.early.settle('withdrawn');
    question.early = null;
    if (question.ordered.length === 0) release(question);
    return true;
  }

  /** True if something is left to play, now or later. */
  get isBusy(): boolean {
    return this.#question !== null && this.#question.letGo !== null;
  }

  /** Resolves when everything due is played, or another question replaces this one. */
  async rest(): Promise<void> {
    await this.#question?.ripe;
    await this.#answering;
  }

  /** Drops answers that wait; resolves when the one being played is done. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#close();
    await this.#answering;
  }

  #ask(row: number): void {
    const { match, isSecret, hold, now, sleep: wait } = this.#options;
    const { current } = match;
    const ms = isSecret() ? current.leastTime() * 1000 : 0;
    const gone = ms === 0 ? null : new AbortController();
    const ordered = current.deciders().filter((seat) => current.ordered(seat) !== null);
    // Held before the last question is released, so that the room is not closed in between.
    const letGo = ordered.length > 0 ? hold() : null;
    this.#close();
    const question: Question = {
      row,
      ordered,
      due: now() + ms,
      ripe: gone === null ? Promise.resolve() : wait(ms, gone.signal),
      gone,
      isRipe: gone === null,
      early: null,
      letGo,
    };
    this.#question = question;
    if (question.isRipe) this.#answer(question);
    else void question.ripe.then(() => this.#ripen(question));
  }

  #ripen(question: Question): void {
    if (question.gone?.signal.aborted === true) return;
    question.isRipe = true;
    this.#answer(question);
  }

  #answer(question: Question): void {
    if (this.#answering !== null) return;
    const { mustWait, hold, trouble } = this.#options;
    if (question.early === null && (question.ordered.length === 0 || mustWait())) {
      release(question);
      return;
    }
    question.letGo ??= hold();
    this.#answering = this.#play(question)
      .catch(trouble)
      .finally(() => {
        this.#answering = null;
        release(question);
        // The next question may be due as well. If playing failed, the next `look` tries again.
        if (this.#question !== question) this.look();
      });
  }

  async #play(question: Question): Promise<void> {
    const { match } = this.#options;
    const { early, row } = question;
    if (early !== null) {
      question.early = null;
      let fate: Fate = 'fault';
      try {
        fate = await match.submit(early.seat, early.move, row);
      } catch (error) {
        if (error instanceof Unavailable) fate = 'unavailable';
        throw error;
      } finally {
        early.settle(fate);
      }
      return;
    }
    const seat = question.ordered.find((one) => match.current.ordered(one) !== null);
    if (seat === undefined) return;
    const answer = await untilAvailable(
      () => match.submit(seat, match.current.ordered(seat), row),
      this.#stopped.signal,
    );
    if (!answer.ok && 'refusal' in answer)
      throw new Error(`match ${match.id}: seat ${seat} ordered ${answer.refusal.code}`);
  }

  #close(): void {
    const question = this.#question;
    this.#question = null;
    this.#last = question;
    if (question === null) return;
    if (!question.isRipe) question.gone?.abort();
    // When the room closes, clients reconnect and send their answers again.
    if (!this.#stopped.signal.aborted) question.early?.settle({ ok: false, overtaken: true });
    question.early = null;
    release(question);
  }
}

function release(question: Question): void {
  question.letGo?.();
  question.letGo = null;
}

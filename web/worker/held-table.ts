import type { HintRequest } from '@sanguine/bots';
import type { Refusal } from '@sanguine/kernel';
import type { LinkProblem } from '../link/link.ts';
import type { LocalMessage, Referee } from './referee.ts';

export interface HeldTableOptions {
  /** Resolves with the function that releases the game once this window has it; `taken` is called when another takes it. */
  hold(taken: () => void): Promise<() => void>;
  openReferee(tell: (message: LocalMessage) => void): Promise<Referee | LinkProblem>;
  tell(message: LocalMessage): void;
}

/** A game on this device in the one window that plays it: the last one to open it. */
export class HeldTable {
  readonly #options: HeldTableOptions;
  #referee: Referee | null = null;
  #tempo: readonly [reading: number, moving: number] = [1, 1];
  #release: () => void = () => {};
  #taken = false;

  private constructor(options: HeldTableOptions) {
    this.#options = options;
  }

  /** Null if the game cannot be opened; the page is told why. */
  static async open(options: HeldTableOptions): Promise<HeldTable | null> {
    const table = new HeldTable(options);
    table.#release = await options.hold(() => void table.#lose());
    await table.#open();
    return table.#referee === null ? null : table;
  }

  async play(move: unknown): Promise<Refusal | null> {
    return (await this.#referee?.play(move)) ?? null;
  }

  async undo(): Promise<Refusal | null> {
    return (await this.#referee?.undo()) ?? null;
  }

  async hint(): Promise<HintRequest | null> {
    return (await this.#referee?.hint()) ?? null;
  }

  async rewind(to: number): Promise<Refusal | null> {
    return (await this.#referee?.rewind(to)) ?? null;
  }

  async concede(): Promise<Refusal | null> {
    return (await this.#referee?.concede()) ?? null;
  }

  async callOff(): Promise<Refusal | null> {
    return (await this.#referee?.callOff()) ?? null;
  }

  lift(): void {
    this.#referee?.lift();
  }

  hurry(): void {
    this.#referee?.hurry();
  }

  tempo(reading: number, moving: number): void {
    this.#tempo = [reading, moving];
    this.#referee?.tempo(reading, moving);
  }

  async close(): Promise<void> {
    await this.#referee?.close();
    this.#release();
  }

  async #open(): Promise<void> {
    const opened = await this.#options.openReferee((message) => this.#pass(message));
    if (typeof opened === 'string') {
      this.#release();
      this.#options.tell({ type: 'gone', problem: opened });
    } else if (this.#taken) await opened.close();
    else {
      opened.tempo(...this.#tempo);
      this.#referee = opened;
    }
  }

  /** Another window has the game now, perhaps before it was open here. */
  async #lose(): Promise<void> {
    this.#taken = true;
    this.#options.tell({ type: 'gone', problem: 'elsewhere' });
    await this.#referee?.close();
  }

  #pass(message: LocalMessage): void {
    if (this.#taken) return;
    // Nobody else has the game: the previous window stored its last row after this one had read the rows.
    if (message.type === 'gone' && message.problem === 'elsewhere') void this.#open();
    else this.#options.tell(message);
  }
}

import { proxy, type Remote } from 'comlink';
import type { HintRequest } from '@sanguine/bots';
import type { Refusal } from '@sanguine/kernel';
import type { TableHandle } from '../worker/game-worker.ts';
import type { LocalMessage } from '../worker/referee.ts';
import { type LocalTableLink, OPENING, type OpenTable } from './link.ts';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { gameWorker } from './game-worker.ts';
import { withReasons } from './log.ts';
import { after, welcomed } from './open-table.ts';

/** A table on this device: the referee runs in a worker, and the page sees only what a player may see. */
export class LocalLink implements LocalTableLink {
  readonly kind = 'local';
  readonly #state = new Observable(OPENING);
  readonly subscribe = this.#state.subscribe;
  readonly snapshot = this.#state.get;
  readonly #handle: Promise<Remote<TableHandle> | null>;
  #closed = false;

  constructor(id: string) {
    this.#handle = gameWorker().openTable(
      id,
      proxy((message: LocalMessage) => this.#hear(message)),
    );
  }

  play(move: unknown): Promise<Refusal | null> {
    return this.#do((handle) => handle.play(move));
  }

  undo(): Promise<Refusal | null> {
    return this.#do((handle) => handle.undo());
  }

  hint(): Promise<HintRequest | null> {
    return this.#do((handle) => handle.hint());
  }

  rewind(to: number): Promise<Refusal | null> {
    return this.#do((handle) => handle.rewind(to));
  }

  async concede(): Promise<null> {
    await this.#do((handle) => handle.concede());
    return null;
  }

  callOff(): Promise<Refusal | null> {
    return this.#do((handle) => handle.callOff());
  }

  lift(): void {
    void this.#do<null>(async (handle) => {
      await handle.lift();
      return null;
    });
  }

  hurry(): void {
    void this.#do<null>(async (handle) => {
      await handle.hurry();
      return null;
    });
  }

  tempo(reading: number, moving: number): void {
    void this.#do<null>(async (handle) => {
      await handle.tempo(reading, moving);
      return null;
    });
  }

  close(): void {
    this.#closed = true;
    void this.#handle.then((handle) => handle?.close());
  }

  async #do<Answer>(ask: (handle: Remote<TableHandle>) => Promise<Answer | null>): Promise<Answer | null> {
    const handle = await this.#handle;
    return handle === null ? null : ask(handle);
  }

  #hear(message: LocalMessage): void {
    if (this.#closed) return;
    const { table } = this.snapshot();
    switch (message.type) {
      case 'welcome':
        this.#state.change({ status: 'live', table: welcomed(message, null, 0), curtain: null });
        return;
      case 'row':
        if (table !== null) this.#advance(table, message);
        return;
      case 'curtain':
        this.#state.change({ status: 'live', table: null, curtain: message.curtain });
        return;
      case 'reasons':
        if (table !== null)
          this.#state.change({ table: { ...table, log: withReasons(table.log, message.reasons) } });
        return;
      case 'gone':
        this.#state.change({ status: 'gone', problem: message.problem });
    }
  }

  #advance(table: OpenTable, { update, choice }: Extract<LocalMessage, { type: 'row' }>): void {
    const next = after(table, update, choice, 0);
    if (next === null) throw new Error(`row ${update.number} after ${table.number}`);
    this.#state.change({ table: next });
  }
}

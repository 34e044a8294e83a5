import type { Page, WebSocket } from '@playwright/test';
import {
  type AnyGame,
  type AnyMatch,
  type AnySetup,
  apply,
  type Game,
  type GameRecord,
  type Masked,
  Match,
  type Outcome,
  type Seat,
  type Viewer,
} from '@sanguine/kernel';
import type { ServerMessage } from '@sanguine/protocol';

/** A table as the person at the page may know it; tests choose their moves from it. */
export interface Known<State> {
  readonly view: Masked<State>;
  readonly viewer: Viewer;
  readonly number: number;
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
}

type KeptRow = GameRecord['chapters'][number]['rows'][number];

/** What the page has stored of the local game it shows: the record it began with, or its rows from `from` on. */
function keptIn<Kept>(page: Page, store: 'records' | 'rows', from = 0): Promise<Kept[]> {
  return page.evaluate(
    async ([name, first]) => {
      const id = location.pathname.split('/').at(-1) ?? '';
      const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
        });
      const database = await done(indexedDB.open('sanguine'));
      const asked = name === 'records' ? id : IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER]);
      const kept: Kept[] = await done(database.transaction(name).objectStore(name).getAll(asked));
      database.close();
      return kept;
    },
    [store, from] as const,
  );
}

/** A local game. The test replays its rows, and takes the view of any seat at the screen. */
export class LocalTable<State> {
  readonly #page: Page;
  readonly #game: AnyGame;
  #match: AnyMatch | null = null;

  constructor(page: Page, game: Game<AnySetup, State, unknown, unknown>) {
    this.#page = page;
    this.#game = game;
  }

  /** The last row replayed. */
  get number(): number {
    return this.#match?.number ?? 0;
  }

  async known(viewer: Seat): Promise<Known<State>> {
    const match = await this.#caughtUp();
    return {
      view: match.viewFor(viewer) as Masked<State>,
      viewer,
      number: match.number,
      deciders: match.deciders(),
      outcome: match.outcome(),
    };
  }

  async #caughtUp(): Promise<AnyMatch> {
    const match = (this.#match ??= await this.#begun());
    const kept = await keptIn<{ readonly row: KeptRow }>(this.#page, 'rows', match.number + 1);
    return follow(
      match,
      kept.map(({ row }) => row),
    );
  }

  /** The record may be long and rows are asked for all the time, so the record is read only once. */
  async #begun(): Promise<AnyMatch> {
    const [record] = await keptIn<GameRecord>(this.#page, 'records');
    if (record === undefined) throw new Error('the page shows no local game');
    const resumed = Match.resume<AnySetup, unknown, unknown, unknown>(this.#game.engine, record);
    if (!resumed.ok) throw new Error(resumed.problem);
    return resumed.match;
  }
}

function follow(match: AnyMatch, rows: readonly KeptRow[]): AnyMatch {
  for (const row of rows) {
    const taken = match.take(row);
    if (!taken.ok) throw new Error(`row ${match.number + 1}: ${taken.refusal.code}`);
  }
  return match;
}

/** Records the frames of a page's socket: everything the server sent, and the resulting table. */
export class Overheard<State> {
  readonly frames: string[] = [];
  readonly #messages: ServerMessage[] = [];
  #known: Known<State> | null = null;

  constructor(page: Page) {
    page.on('websocket', (socket) => this.#follow(socket));
  }

  /** The table as the server sent it to the page. */
  get known(): Known<State> {
    if (this.#known === null) throw new Error('the page was never welcomed');
    return this.#known;
  }

  /** The messages of one type since the page was opened. */
  told<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.#messages.filter(
      (message): message is Extract<ServerMessage, { type: Type }> => message.type === type,
    );
  }

  #follow(socket: WebSocket): void {
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      this.frames.push(text);
      this.#hear(JSON.parse(text) as ServerMessage);
    });
  }

  #hear(message: ServerMessage): void {
    this.#messages.push(message);
    if (message.type === 'welcome') {
      const { view, viewer, number, deciders, outcome } = message;
      this.#known = { view: view as Masked<State>, viewer, number, deciders, outcome };
    } else if (message.type === 'overtaken' && this.#known !== null) {
      const { view, number, deciders, outcome } = message.table;
      this.#known = { ...this.#known, view: view as Masked<State>, number, deciders, outcome };
    } else if (message.type === 'update' && this.#known !== null) {
      const { number, patch, deciders, outcome } = message;
      const view = apply(this.#known.view, patch) as Masked<State>;
      this.#known = { ...this.#known, view, number, deciders, outcome };
    }
  }
}

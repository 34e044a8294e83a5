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

/** The local game a page shows, with its rows from `from` on, read from the page's own storage. */
function keptIn(page: Page, from: number): Promise<{ record: GameRecord; rows: readonly KeptRow[] }> {
  return page.evaluate(async (first) => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
      });
    const database = await done(indexedDB.open('sanguine'));
    const reading = database.transaction(['records', 'rows']);
    const range = IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER]);
    const record: GameRecord = await done(reading.objectStore('records').get(id));
    const rows: { readonly row: KeptRow }[] = await done(reading.objectStore('rows').getAll(range));
    database.close();
    return { record, rows: rows.map(({ row }) => row) };
  }, from);
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
    const { record, rows } = await keptIn(this.#page, (this.#match?.number ?? 0) + 1);
    if (this.#match === null) {
      const resumed = Match.resume<AnySetup, unknown, unknown, unknown>(this.#game.engine, record);
      if (!resumed.ok) throw new Error(resumed.problem);
      this.#match = resumed.match;
      // The initial record may include rows.
      return resumed.match.number === 0 ? follow(resumed.match, rows) : this.#caughtUp();
    }
    return follow(this.#match, rows);
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

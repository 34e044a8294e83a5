import { type AnyGame, isAside, type Refusal, same } from '@sanguine/kernel';
import type { VoteWish, ServerMessage, TableMessage, UpdateMessage } from '@sanguine/protocol';
import { type PendingMove, shownTable } from './pending-move.ts';
import {
  type Answered,
  type LinkSnapshot,
  type OnlineLink,
  OPENING,
  type OpenTable,
  type Setback,
} from './link.ts';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { withReasons } from './log.ts';
import { absencesInOurTime, after, inOurTime, laid, welcomed } from './open-table.ts';
import { predicted } from './prediction.ts';
import { type Question, Questions } from './questions.ts';
import { backoff, type Beat, LiveSocket } from './socket.ts';

export interface RemoteOptions {
  /** The server's `/live`. */
  readonly url: string;
  readonly table: string;
  /** A program's session; null for a page, which uses its cookie. */
  readonly token: string | null;
  loadGame(id: string): Promise<AnyGame>;
  readonly beat?: Beat;
  /** Milliseconds before the next attempt, after this many failures. */
  readonly retry?: (failures: number) => number;
}

const BEAT: Beat = { every: 20_000, answer: 10_000 };

/** A table on a server. */
export class RemoteLink implements OnlineLink {
  readonly kind = 'online';
  readonly #options: RemoteOptions;
  readonly #state = new Observable(OPENING);
  readonly subscribe = this.#state.subscribe;
  readonly snapshot = this.#state.get;
  #socket: LiveSocket | null = null;
  #game: AnyGame | null = null;
  /** The last table the server confirmed; the shown one may be ahead of it. */
  #confirmed: OpenTable | null = null;
  #pending: readonly PendingMove[] = [];
  readonly #questions = new Questions();
  #ids = 0;
  #tempo = 1;
  #failures = 0;
  #retrying: ReturnType<typeof setTimeout> | null = null;
  /** Timer for resending what could not be stored. */
  #sending: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(options: RemoteOptions) {
    this.#options = options;
    this.#connect();
  }

  play(move: unknown): Promise<Refusal | null> {
    const shown = this.snapshot().table;
    // While an unpredictable move is pending, this one will not be played on the table shown.
    const known = this.#pending.every(({ preview, held }) => held || preview !== null);
    if (this.#game === null || shown === null || shown.viewer === null || !known)
      return this.#send({ type: 'move', move }, null);
    const refusal = this.#game.engine.refuse(shown.view, shown.viewer, move);
    if (refusal !== null) return Promise.resolve(refusal);
    return this.#send({ type: 'move', move }, predicted(this.#game, shown, move));
  }

  undo(): Promise<Refusal | null> {
    return this.#send({ type: 'undo' }, null);
  }

  concede(): Promise<Answered> {
    return this.#ask((id) => ({ type: 'concede', id }));
  }

  say(text: string): Promise<Answered> {
    return this.#ask((id) => ({ type: 'say', id, text }));
  }

  propose(wish: VoteWish): Promise<Answered> {
    return this.#ask((id) => ({ type: 'propose', id, wish }));
  }

  vote(vote: string, yes: boolean): Promise<Answered> {
    return this.#ask((id) => ({ type: 'vote', id, vote, yes }));
  }

  tempo(reading: number): void {
    this.#tempo = reading;
    if (this.snapshot().status === 'live') this.#socket?.send({ type: 'tempo', factor: reading });
  }

  wake(): void {
    if (this.#closed || this.snapshot().status === 'gone') return;
    if (this.#socket !== null) this.#socket.ask();
    else this.#connect();
  }

  close(): void {
    this.#closed = true;
    if (this.#retrying !== null) clearTimeout(this.#retrying);
    this.#stopSending();
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#retrying !== null) clearTimeout(this.#retrying);
    this.#retrying = null;
    const { url, table: match, token, beat = BEAT } = this.#options;
    const ears = {
      opened: () => socket.send({ type: 'hello', match, token, seen: this.#confirmed?.number ?? null }),
      heard: (message: ServerMessage) => this.#hear(message),
      closed: () => {
        if (this.#socket === socket) this.#lost();
      },
    };
    const socket = new LiveSocket(url, ears, beat);
    this.#socket = socket;
  }

  #lost(): void {
    this.#socket = null;
    this.#questions.lose();
    this.#stopSending();
    const { status, outage } = this.snapshot();
    if (this.#closed || status === 'gone') return;
    this.#state.change({
      status: this.#confirmed === null ? 'opening' : 'reconnecting',
      // A live link broke for another reason; otherwise the server may just have reported the outage.
      outage: status !== 'live' && outage,
    });
    const { retry = backoff } = this.#options;
    this.#retrying = setTimeout(() => this.#connect(), retry(this.#failures));
    this.#failures += 1;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#failures = 0;
        this.#confirmed = welcomed(message, this.#confirmed, Date.now());
        this.#learn(message.game);
        if (this.#tempo !== 1) this.#socket?.send({ type: 'tempo', factor: this.#tempo });
        this.#resume();
        this.#show({ status: 'live', outage: false });
        return;
      case 'update':
        this.#advance(message);
        return;
      case 'accepted':
        this.#questions.answer(message.id, null);
        this.#finish(message.id, null);
        return;
      case 'refused':
        // Only a concession is a question that can be refused: it was one already, or the game is over.
        this.#questions.answer(message.id, null);
        this.#finish(message.id, message.refusal);
        return;
      case 'held':
        this.#held(message.id, message.left);
        return;
      case 'withdrawn':
        this.#waits(null);
        this.#finish(message.id, null);
        return;
      case 'overtaken':
        this.#overtaken(message.id, message.table);
        return;
      case 'company':
        this.#around({ seats: message.seats, watching: message.watching });
        return;
      case 'clocks':
        this.#around({ clocks: inOurTime(message.clocks, message.now, Date.now()) });
        return;
      case 'absences':
        this.#around({ absences: absencesInOurTime(message.absences, message.now, Date.now()) });
        return;
      case 'chat':
        this.#around({ chat: [...(this.#confirmed?.chat ?? []), message.line] });
        return;
      case 'vote': {
        const others = (this.#confirmed?.votes ?? []).filter(({ id }) => id !== message.vote.id);
        this.#around({ votes: [...others, message.vote] });
        return;
      }
      case 'reasons':
        this.#around({ log: withReasons(this.#confirmed?.log ?? [], message.reasons) });
        return;
      case 'done':
        this.#questions.answer(message.id, null);
        this.#finish(message.id, null);
        return;
      case 'problem':
        this.#trouble(message);
        return;
      case 'outage':
        this.#state.change({ outage: message.on });
        if (!message.on) this.#sendAgain();
        return;
      case 'moves':
      case 'pong':
    }
  }

  /** Loads the rules, which predictions need; until then moves wait for the server. */
  #learn(id: string): void {
    if (this.#game !== null) return;
    this.#options.loadGame(id).then(
      (game) => (this.#game = game),
      () => {},
    );
  }

  #send(what: PendingMove['what'], preview: OpenTable | null): Promise<Refusal | null> {
    const { promise, resolve } = Promise.withResolvers<Refusal | null>();
    const pending: PendingMove = {
      id: this.#newId(),
      what,
      preview,
      seen: null,
      held: false,
      row: null,
      resolve,
    };
    this.#pending = [...this.#pending, pending];
    this.#dispatch();
    this.#show({ setback: null });
    return promise;
  }

  /** Sends the first pending move; the others wait until it is answered or held. */
  #dispatch(): void {
    const pending = this.#pending.find(({ held }) => !held);
    if (pending === undefined || pending.seen !== null || this.#confirmed === null) return;
    pending.seen = this.#confirmed.number;
    this.#socket?.send({ ...pending.what, id: pending.id, seen: pending.seen });
  }

  /**
   * After a break: a pending move in the log was played; one that is not was never played and may be sent again if the
   * table is the same.
   */
  #resume(): void {
    const [pending, ...others] = this.#pending;
    if (pending === undefined || this.#confirmed === null) return;
    if (pending.seen === null || pending.seen === this.#confirmed.number) {
      for (const one of this.#pending) {
        one.seen = null;
        one.held = false;
      }
      this.#dispatch();
      return;
    }
    // A replacement for a held move was also sent, and it is unclear which one counted: let the viewer look again.
    const replaced = others.some(({ seen }) => seen !== null);
    if (!replaced && this.#stands(pending)) this.#finish(pending.id, null);
    else this.#giveUp();
  }

  /** The move is held; until its time is over another may replace it. */
  #held(id: string, left: number): void {
    const pending = this.#pending.find((one) => one.id === id);
    if (pending?.what.type !== 'move') return;
    pending.held = true;
    this.#waits({ until: Date.now() + left, answer: pending.what.move });
    this.#dispatch();
  }

  /** Sets the viewer's held answer and its end, or clears the answer if null. */
  #waits(wait: OpenTable['wait']): void {
    const before = this.#confirmed?.wait ?? null;
    const none = before === null ? null : { ...before, answer: null };
    this.#around({ wait: wait ?? none });
  }

  /** Whether the row after `seen` is the viewer's own, of the same kind, and had the predicted events. */
  #stands({ seen, what, preview }: PendingMove): boolean {
    const confirmed = this.#confirmed;
    if (confirmed === null || seen === null) return false;
    const entry = confirmed.log.find(({ number }) => number === seen + 1);
    if (entry?.did?.seat !== confirmed.viewer || isAside(entry.did)) return false;
    if (preview !== null && !same(preview.latest?.events, entry.events)) return false;
    return (entry.did.do === 'undo') === (what.type === 'undo');
  }

  #advance(message: UpdateMessage): void {
    const confirmed = this.#confirmed;
    if (confirmed === null) return;
    const [pending] = this.#pending;
    const own =
      pending !== undefined &&
      pending.seen !== null &&
      message.did.seat === confirmed.viewer &&
      !isAside(message.did);
    const choice = own && pending.what.type === 'move' ? pending.what.move : null;
    const next = after(confirmed, message, choice, Date.now());
    if (next === null) {
      // Rows are missing: reconnecting brings them.
      this.#socket?.close();
      return;
    }
    const ahead = own && pending.seen === confirmed.number ? pending.preview : null;
    // The prediction was right: keep it, so that the viewer does not see the row happen twice.
    const right = ahead !== null && same(ahead.view, next.view);
    this.#confirmed = right ? { ...next, view: ahead.view, latest: ahead.latest } : next;
    if (own && pending.seen === confirmed.number) pending.row = message.number;
    this.#show({});
  }

  #finish(id: string, refusal: Refusal | null): void {
    const pending = this.#pending.find((one) => one.id === id);
    if (pending === undefined) return;
    // A refusal also drops the moves after it, but not held ones.
    this.#pending = this.#pending.filter((one) => one !== pending && (refusal === null || one.held));
    pending.resolve(refusal);
    this.#dispatch();
    this.#show({ outage: false });
  }

  #overtaken(id: string, table: TableMessage): void {
    const [pending] = this.#pending;
    if (this.#confirmed === null || pending?.id !== id) return;
    if (this.#stands(pending)) {
      this.#finish(id, null);
      return;
    }
    if (table.number === this.#confirmed.number)
      this.#confirmed = { ...this.#confirmed, ...laid(table, Date.now()) };
    else this.#socket?.close();
    this.#giveUp();
  }

  /** Drops all pending moves; the viewer must look again. */
  #giveUp(setback: Setback = 'overtaken'): void {
    const waiting = this.#pending;
    this.#pending = [];
    for (const pending of waiting) pending.resolve(null);
    this.#show({ setback, outage: false });
  }

  /** Resends later what could not be stored, at the latest when the server reports that the outage is over. */
  #postpone(): void {
    this.#state.change({ outage: true });
    const { retry = backoff } = this.#options;
    this.#stopSending();
    this.#sending = setTimeout(() => this.#sendAgain(), retry(this.#failures));
    this.#failures += 1;
  }

  #sendAgain(): void {
    this.#stopSending();
    this.#resume();
  }

  #stopSending(): void {
    if (this.#sending !== null) clearTimeout(this.#sending);
    this.#sending = null;
  }

  #trouble({ code, id }: Extract<ServerMessage, { type: 'problem' }>): void {
    if (id !== null) {
      this.#questions.answer(id, code);
      if (!this.#pending.some((pending) => pending.id === id)) return;
      const barred = code === 'rate' || code === 'rows';
      if (code === 'unavailable') this.#postpone();
      else this.#giveUp(barred ? code : 'overtaken');
      return;
    }
    if (code === 'unavailable') this.#state.change({ outage: true });
    if (code !== 'match' && code !== 'token') return;
    this.#state.change({ status: 'gone', problem: 'missing' });
    this.close();
  }

  #ask(question: (id: string) => Question): Promise<Answered> {
    const socket = this.#socket;
    if (socket === null || this.snapshot().status !== 'live') return Promise.resolve('lost');
    return this.#questions.ask(question, (message) => socket.send(message));
  }

  #around(part: Partial<OpenTable>): void {
    if (this.#confirmed === null) return;
    this.#confirmed = { ...this.#confirmed, ...part };
    this.#show({});
  }

  #show(part: Partial<LinkSnapshot>): void {
    if (this.#confirmed === null) return;
    this.#state.change({ table: shownTable(this.#confirmed, this.#pending), ...part });
  }

  #newId(): string {
    this.#ids += 1;
    return `${this.#ids}`;
  }
}

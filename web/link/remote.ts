import { type AnyGame, type Refusal, same } from '@sanguine/kernel';
import type { MotionWish, ServerMessage, TableMessage, ToldMessage } from '@sanguine/protocol';
import type { Errand } from './errand.ts';
import {
  type Answered,
  type LinkSnapshot,
  OPENING,
  type OpenTable,
  type Setback,
  type TableLink,
} from './link.ts';
import { Observed } from './observed.ts';
import { after, inOurTime, laid, welcomed } from './open-table.ts';
import { predicted } from './prediction.ts';
import { type Question, Questions } from './questions.ts';
import { backoff, type Beat, LiveSocket } from './socket.ts';

export interface RemoteOptions {
  /** The server's `/live`. */
  readonly url: string;
  readonly table: string;
  /** A program's session; null for a page, which is known by its cookie. */
  readonly token: string | null;
  loadGame(id: string): Promise<AnyGame>;
  readonly beat?: Beat;
  /** Milliseconds before the next attempt, after so many in vain. */
  readonly retry?: (failures: number) => number;
}

const BEAT: Beat = { every: 20_000, answer: 10_000 };

/** A table on a server. */
export class RemoteLink implements TableLink {
  readonly #options: RemoteOptions;
  readonly #state = new Observed(OPENING);
  readonly subscribe = this.#state.subscribe;
  readonly snapshot = this.#state.get;
  #socket: LiveSocket | null = null;
  #game: AnyGame | null = null;
  /** The table as the server told it; what is shown may be ahead of it. */
  #told: OpenTable | null = null;
  #errands: readonly Errand[] = [];
  readonly #questions = new Questions();
  #ids = 0;
  #failures = 0;
  #retrying: ReturnType<typeof setTimeout> | null = null;
  /** Before what could not be stored is sent again. */
  #sending: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(options: RemoteOptions) {
    this.#options = options;
    this.#connect();
  }

  play(move: unknown): Promise<Refusal | null> {
    const shown = this.snapshot().table;
    // While an answer is awaited that nobody can foresee, what is shown is not what this will be played on.
    const known = this.#errands.every(({ preview, held }) => held || preview !== null);
    if (this.#game === null || shown === null || shown.seat === null || !known)
      return this.#send({ type: 'move', move }, null);
    const refusal = this.#game.engine.refuse(shown.view, shown.seat, move);
    if (refusal !== null) return Promise.resolve(refusal);
    return this.#send({ type: 'move', move }, predicted(this.#game, shown, move));
  }

  undo(): Promise<Refusal | null> {
    return this.#send({ type: 'undo' }, null);
  }

  say(text: string): Promise<Answered> {
    return this.#ask((id) => ({ type: 'say', id, text }));
  }

  propose(motion: MotionWish): Promise<Answered> {
    return this.#ask((id) => ({ type: 'propose', id, motion }));
  }

  vote(motion: string, yes: boolean): Promise<Answered> {
    return this.#ask((id) => ({ type: 'vote', id, motion, yes }));
  }

  /** Everybody has a screen of their own. */
  lift(): void {}

  hurry(): void {}

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
      opened: () => socket.send({ type: 'hello', match, token, seen: this.#told?.number ?? null }),
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
      status: this.#told === null ? 'opening' : 'reconnecting',
      // Who was let in is cut off for another reason; who was not has just been told why.
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
        this.#told = welcomed(message, this.#told, Date.now());
        this.#learn(message.game);
        this.#resume();
        this.#show({ status: 'live', outage: false });
        return;
      case 'told':
        this.#advance(message);
        return;
      case 'accepted':
        this.#finish(message.id, null);
        return;
      case 'refused':
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
      case 'chat':
        this.#around({ chat: [...(this.#told?.chat ?? []), message.line] });
        return;
      case 'motion': {
        const others = (this.#told?.motions ?? []).filter(({ id }) => id !== message.motion.id);
        this.#around({ motions: [...others, message.motion] });
        return;
      }
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

  /** Rules are needed to look ahead; until they are here, the table just waits for its answers. */
  #learn(id: string): void {
    if (this.#game !== null) return;
    this.#options.loadGame(id).then(
      (game) => (this.#game = game),
      () => {},
    );
  }

  #send(what: Errand['what'], preview: OpenTable | null): Promise<Refusal | null> {
    const { promise, resolve } = Promise.withResolvers<Refusal | null>();
    const errand: Errand = { id: this.#newId(), what, preview, seen: null, held: false, row: null, resolve };
    this.#errands = [...this.#errands, errand];
    this.#dispatch();
    this.#show({ setback: null });
    return promise;
  }

  /** The first errand goes out; the others wait until it is answered, or held. */
  #dispatch(): void {
    const errand = this.#errands.find(({ held }) => !held);
    if (errand === undefined || errand.seen !== null || this.#told === null) return;
    errand.seen = this.#told.number;
    this.#socket?.send({ ...errand.what, id: errand.id, seen: errand.seen });
  }

  /** After a break: what is in the log stands; what is not was never played, and may be sent on the same table again. */
  #resume(): void {
    const [errand, ...others] = this.#errands;
    if (errand === undefined || this.#told === null) return;
    if (errand.seen === null || errand.seen === this.#told.number) {
      for (const one of this.#errands) {
        one.seen = null;
        one.held = false;
      }
      this.#dispatch();
      return;
    }
    // Another that was to take its place came too late, or did: the viewer looks.
    const replaced = others.some(({ seen }) => seen !== null);
    if (!replaced && this.#stands(errand)) this.#finish(errand.id, null);
    else this.#giveUp();
  }

  /** It is in; until its time has come another may take its place. */
  #held(id: string, left: number): void {
    const errand = this.#errands.find((one) => one.id === id);
    if (errand?.what.type !== 'move') return;
    errand.held = true;
    this.#waits({ until: Date.now() + left, answer: errand.what.move });
    this.#dispatch();
  }

  /** Whether an answer of the viewer's waits now, and for how long. */
  #waits(wait: OpenTable['wait']): void {
    const before = this.#told?.wait ?? null;
    const none = before === null ? null : { ...before, answer: null };
    this.#around({ wait: wait ?? none });
  }

  /** Whether the row after the table it was sent on is the viewer's own, of its kind, and did what was foreseen. */
  #stands({ seen, what, preview }: Errand): boolean {
    const told = this.#told;
    if (told === null || seen === null) return false;
    const entry = told.log.find(({ row }) => row === seen + 1);
    if (entry?.did?.seat !== told.seat) return false;
    if (preview !== null && !same(preview.latest?.events, entry.events)) return false;
    return (entry.did.do === 'undo') === (what.type === 'undo');
  }

  #advance(message: ToldMessage): void {
    const told = this.#told;
    if (told === null) return;
    const [errand] = this.#errands;
    const own = errand !== undefined && errand.seen !== null && message.did.seat === told.seat;
    const choice = own && errand.what.type === 'move' ? errand.what.move : null;
    const next = after(told, message, choice, Date.now());
    if (next === null) {
      // Rows are missing: coming again brings them.
      this.#socket?.close();
      return;
    }
    const ahead = own && errand.seen === told.number ? errand.preview : null;
    // What was shown ahead was right: it stays as it is, so that nothing happens twice before the viewer's eyes.
    const right = ahead !== null && same(ahead.view, next.view);
    this.#told = right ? { ...next, view: ahead.view, latest: ahead.latest } : next;
    if (own && errand.seen === told.number) errand.row = message.row;
    this.#show({});
  }

  #finish(id: string, refusal: Refusal | null): void {
    const errand = this.#errands.find((one) => one.id === id);
    if (errand === undefined) return;
    // What waits for its time is not concerned by a refusal of something else.
    this.#errands = this.#errands.filter((one) => one !== errand && (refusal === null || one.held));
    errand.resolve(refusal);
    this.#dispatch();
    this.#show({ outage: false });
  }

  #overtaken(id: string, table: TableMessage): void {
    const [errand] = this.#errands;
    if (this.#told === null || errand?.id !== id) return;
    if (this.#stands(errand)) {
      this.#finish(id, null);
      return;
    }
    if (table.number === this.#told.number) this.#told = { ...this.#told, ...laid(table, Date.now()) };
    else this.#socket?.close();
    this.#giveUp();
  }

  /** Nothing that was on its way will be played; the viewer looks again. */
  #giveUp(setback: Setback = 'overtaken'): void {
    const errands = this.#errands;
    this.#errands = [];
    for (const errand of errands) errand.resolve(null);
    this.#show({ setback, outage: false });
  }

  /** Nothing is lost: what could not be stored is sent again, at the latest when the server says that it can. */
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
      if (!this.#errands.some((errand) => errand.id === id)) return;
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
    if (this.#told === null) return;
    this.#told = { ...this.#told, ...part };
    this.#show({});
  }

  /** Shows what was told, or what will be once the errands on their way are answered. */
  #show(part: Partial<LinkSnapshot>): void {
    const table = this.#told;
    if (table === null) return;
    let ahead: OpenTable | null = null;
    for (const { row, preview } of this.#errands) {
      if (row !== null) continue;
      if (preview === null) break;
      ahead = preview;
    }
    const { seats, watching, clocks, chat, motions } = table;
    const shown = ahead === null ? table : { ...ahead, seats, watching, clocks, chat, motions };
    this.#state.change({ table: shown, ...part });
  }

  #newId(): string {
    this.#ids += 1;
    return `${this.#ids}`;
  }
}

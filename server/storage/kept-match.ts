import {
  type Accepted,
  type AnySetup,
  didOf,
  type Engine,
  type Explanation,
  isAside,
  type RowListener,
  KERNEL_REFUSALS,
  type UpdateListener,
  type LogEntry,
  maskEvents,
  Match,
  type Proposal,
  Queue,
  reasonOf,
  refusal,
  type Refused,
  type Row,
  same,
  type Seat,
  type Viewer,
} from '@sanguine/kernel';
import { Pauses } from '../pauses.ts';
import { MatchListeners } from './match-listeners.ts';
import { load, type Loaded, type LoadOptions, renew, startOf, type Unloaded } from './loading.ts';
import { newMatch, type Start } from './new-match.ts';
import type { Notices } from './notices.ts';
import { SnapshotWriter } from './snapshot-writer.ts';
import type { MatchStore } from './store.ts';

/** More rows than this are not kept in memory while nobody plays. */
const MANY_ROWS = 32;
/** More rows than this are not replayed without a pause. */
const FAR = 100;

/** What all matches of a node share. */
export interface MatchServices {
  readonly store: MatchStore;
  readonly notices: Notices;
  /** Milliseconds. */
  readonly now: () => number;
  /** Called with errors after a row was acknowledged, and with those of listeners. The row stays valid. */
  readonly trouble: (error: unknown) => void;
}

/** The table has changed since the row the player saw last. */
export interface Overtaken {
  readonly ok: false;
  readonly overtaken: true;
}

/** Whether a row that was meant for the table after row `seen` still fits the one after row `number`. */
type Fits = (seen: number, number: number) => boolean;
const anyTable: Fits = () => true;
const sameRow: Fits = (seen, number) => seen === number;

export type MatchAnswer = Accepted | Refused | Overtaken;

/** The parts of a match that only read; every change goes through the store. */
export type ReadonlyMatch<Setup extends AnySetup, State, Move, Event> = Pick<
  Match<Setup, State, Move, Event>,
  | 'number'
  | 'state'
  | 'viewFor'
  | 'deciders'
  | 'ordered'
  | 'leastTime'
  | 'streak'
  | 'sealedBy'
  | 'choiceOf'
  | 'canUndo'
  | 'outcome'
  | 'ending'
>;

/**
 * A match on a store, shared by perhaps several nodes. A row is proposed, appended, and only then takes effect. If
 * another node's row came first, it is applied and the proposal is made again, if the table its player saw is still the
 * same.
 */
export class KeptMatch<Setup extends AnySetup, State, Move, Event> {
  readonly id: string;
  readonly #keeping: MatchServices;
  readonly #engine: Engine<Setup, State, Move, Event>;
  readonly #following: MatchListeners<Setup, State, Move, Event>;
  readonly #queue = new Queue();
  readonly #saving: SnapshotWriter;
  #loaded: Loaded<Setup, State, Move, Event>;
  /** The last row that changed the table, not only the sealed choices. */
  #settled: number;
  #finished: boolean;
  /** The last row at the last call of `rest`, and how many calls found it unchanged since. */
  #rest = { number: -1, calls: 0 };

  private constructor(
    services: MatchServices,
    engine: Engine<Setup, State, Move, Event>,
    id: string,
    loaded: Loaded<Setup, State, Move, Event>,
  ) {
    this.id = id;
    this.#keeping = services;
    this.#engine = engine;
    this.#loaded = loaded;
    this.#following = new MatchListeners(loaded.match);
    this.#settled = loaded.match.number;
    this.#saving = new SnapshotWriter(loaded.from, (snapshot) =>
      services.store.saveSnapshot(id, snapshot).catch(services.trouble),
    );
    this.#finished = loaded.finished;
  }

  /** Starts and stores a match. The caller has checked the set-up. */
  static async create<Setup extends AnySetup, State, Move, Event>(
    services: MatchServices,
    engine: Engine<Setup, State, Move, Event>,
    start: Omit<Start<Setup>, 'at'>,
  ): Promise<KeptMatch<Setup, State, Move, Event>> {
    await services.store.create(newMatch(engine, { ...start, at: services.now() }));
    const opened = await KeptMatch.open(services, engine, start.id);
    if (!opened.ok) throw new Error(opened.problem);
    return opened.match;
  }

  /** Opens a stored match, and moves it to newer rules if there are any. */
  static async open<Setup extends AnySetup, State, Move, Event>(
    services: MatchServices,
    engine: Engine<Setup, State, Move, Event>,
    id: string,
  ): Promise<{ readonly ok: true; readonly match: KeptMatch<Setup, State, Move, Event> } | Unloaded> {
    const stuck = await renew(services.store, engine, id, services.now());
    if (stuck !== null) return stuck;
    const loaded = await load(services.store, engine, id);
    if (!loaded.ok) return loaded;
    const match = new KeptMatch(services, engine, id, loaded);
    // A crash may have prevented storing the outcome of the last row.
    await match.#conclude();
    return { ok: true, match };
  }

  get current(): ReadonlyMatch<Setup, State, Move, Event> {
    return this.#match;
  }

  /** Plays or seals the seat's move. `seen` is the last row its player knows; a bot says why. */
  submit(seat: Seat, move: unknown, seen: number, why?: Explanation): Promise<MatchAnswer> {
    return this.#enter(() => this.#match.rowOf(seat, move, why), seen, this.#unchanged);
  }

  undo(seat: Seat, seen: number): Promise<MatchAnswer> {
    return this.#enter(() => ({ do: 'undo', seat }), seen, this.#unchanged);
  }

  /** The caller has checked that the others consent. */
  rewind(seat: Seat, to: number, seen: number): Promise<MatchAnswer> {
    return this.#enter(() => ({ do: 'rewind', seat, to }), seen, this.#unchanged);
  }

  /** Gives up for the seat, whatever happened meanwhile. */
  concede(seat: Seat): Promise<MatchAnswer> {
    return this.#enter(() => ({ do: 'concede', seat }), 0, anyTable);
  }

  /** The caller has checked that the others consent, whatever is played meanwhile. */
  callOff(seat: Seat): Promise<MatchAnswer> {
    return this.#enter(() => ({ do: 'callOff', seat }), 0, anyTable);
  }

  /** The caller has checked that somebody was absent after row `seen`: any row since then may be theirs. */
  endWithout(how: 'abandon' | 'claim', seat: Seat, seen: number): Promise<MatchAnswer> {
    return this.#enter(() => ({ do: how, seat }), seen, sameRow);
  }

  /** Calls the listener after each row, from any node. Returns a function that unsubscribes. */
  subscribe(viewer: Viewer, listener: UpdateListener<Event>): () => void {
    return this.#following.admit(viewer, listener);
  }

  /** For listeners that need only what was done and who is asked, or that serialize updates for many viewers. */
  follow(listener: RowListener<Event>): () => void {
    return this.#following.admitFollower(listener);
  }

  /** Applies the rows of other nodes: call on a notice of an unknown row, and after a gap. */
  catchUp(): Promise<void> {
    return this.#queue.enter(async () => {
      await this.#catchUp();
      // Storing the outcome may have failed before.
      await this.#conclude();
    });
  }

  /** The log for a viewer who joins: the whole chapter, including rows before the snapshot. */
  async log(viewer: Viewer): Promise<LogEntry<Event>[]> {
    const log: LogEntry<Event>[] = [];
    await this.readLog(viewer, (entry) => void log.push(entry));
    return log;
  }

  /** The same entry by entry, without keeping the list. */
  readLog(viewer: Viewer, take: (entry: LogEntry<Event>) => void): Promise<void> {
    return this.#queue.enter(async () => {
      const { chapter, from } = this.#loaded;
      const start = startOf(chapter.base);
      take({ number: start, did: null, standing: true, events: this.#masked(chapter.events, viewer) });
      const takenBack = new Set(this.#loaded.takenBack);
      const early = from === start ? [] : this.#keeping.store.rowPages(this.id, start, from);
      for await (const page of early) {
        for (const { number, row, events } of page) {
          const standing = !takenBack.has(number) || isAside(row);
          const reason = reasonOf(row, this.#match.outcome() !== null);
          take({ number, did: didOf(row), standing, events: this.#masked(events, viewer), ...reason });
        }
      }
      const pauses = new Pauses();
      for (const entry of this.#match.logFrom(from + 1, viewer)) {
        take(entry);
        await pauses.whenDue();
      }
    });
  }

  /**
   * Called at every beat. A match without a new row since the last call drops the rows before its last snapshot; they
   * are loaded again when somebody reads them or rewinds to before it.
   */
  rest(): Promise<void> {
    return this.#queue.enter(async () => {
      const { number } = this.#match;
      const calls = number === this.#rest.number ? this.#rest.calls + 1 : 0;
      this.#rest = { number, calls };
      if (calls !== 1 || number - this.#loaded.from < MANY_ROWS) return;
      await this.#saving.flush();
      if (this.#saving.saved > this.#loaded.from) await this.#loadAnew({ last: number });
    });
  }

  /** Resolves when everything asked for is done and stored, including snapshots. */
  async settle(): Promise<void> {
    await this.#queue.empty();
    await this.#saving.flush();
  }

  get #match(): Match<Setup, State, Move, Event> {
    return this.#loaded.match;
  }

  #enter(rowOf: () => Row<unknown>, seen: number, fits: Fits): Promise<MatchAnswer> {
    return this.#queue.enter(() => this.#take(rowOf, seen, fits));
  }

  /** Whether the table is still the one after row `seen`: others may have sealed choices since, or conceded. */
  readonly #unchanged: Fits = (seen, number) => seen >= this.#settled && seen <= number;

  async #take(rowOf: () => Row<unknown>, seen: number, fits: Fits): Promise<MatchAnswer> {
    if (seen > this.#match.number) await this.#catchUp();
    for (;;) {
      const { number } = this.#match;
      if (!fits(seen, number)) return { ok: false, overtaken: true };
      if (this.#finished) return { ok: false, refusal: refusal('', KERNEL_REFUSALS.over) };
      const row = rowOf();
      if (row.do === 'rewind') await this.#reachBack(row.to);
      const proposal = this.#match.propose(row);
      if (!proposal.ok) return proposal;
      if (await this.#append(proposal)) {
        void this.#queue.enter(() => this.#followUp());
        return this.#commit(proposal);
      }
      await this.#catchUp();
      if (this.#match.number === number && !this.#finished) {
        throw new Error(`match ${this.id}: row ${number + 1} is taken and cannot be found`);
      }
    }
  }

  async #append({ row, number, events, ...opens }: Proposal<Move, Event>): Promise<boolean> {
    const { store, now } = this.#keeping;
    const chapter = this.#loaded.chapter.number;
    const { deciders, ordered, leastTime } = opens;
    const asked = { deciders, ordered, leastTime };
    try {
      const answer = await store.append(this.id, { chapter, number, row, events, at: now() }, asked);
      return answer === 'appended';
    } catch (error) {
      // The answer was lost, but perhaps not the row: only the store knows.
      const [held] = await store.rows(this.id, number - 1, number);
      if (held !== undefined && same(held.row, row)) return true;
      throw error;
    }
  }

  #commit(proposal: Proposal<Move, Event>): Accepted {
    const { row, number } = proposal;
    const handsBack = row.do === 'undo' && this.#match.sealedBy().includes(row.seat);
    const accepted = proposal.commit();
    const isHeld = row.do === 'seal' && this.#match.sealedBy().length > 0;
    if (!isHeld && !handsBack && row.do !== 'concede') this.#settled = number;
    for (const failure of accepted.failures) this.#keeping.trouble(failure);
    return accepted;
  }

  async #catchUp(): Promise<void> {
    const { store } = this.#keeping;
    const head = await store.find(this.id);
    if (head?.chapter !== this.#loaded.chapter.number) {
      throw new Error(`match ${this.id} goes on under other rules`);
    }
    const pauses = new Pauses();
    for (const { row, number } of await store.rows(this.id, this.#match.number, head.number)) {
      await pauses.whenDue();
      if (row.do === 'rewind') await this.#reachBack(row.to);
      const proposal = this.#match.propose(row);
      if (!proposal.ok || proposal.row.mark !== row.mark) {
        throw new Error(`match ${this.id}: row ${number} does not follow here as it was stored`);
      }
      this.#commit(proposal);
    }
    this.#finished = head.finished !== null;
  }

  /**
   * A match loaded from a snapshot cannot rewind to before it, and from far behind the target row it would replay
   * everything in between without a pause: it is reloaded from a better snapshot.
   */
  async #reachBack(to: number): Promise<void> {
    const { chapter, from } = this.#loaded;
    const reach = Math.max(to, startOf(chapter.base));
    if (!Number.isInteger(to) || (reach >= from && reach - from < FAR)) return;
    await this.#loadAnew({ reach: Math.min(reach, this.#match.number), last: this.#match.number });
  }

  /** At the same row, so listeners do not notice. */
  async #loadAnew(options: LoadOptions): Promise<void> {
    const loaded = await load(this.#keeping.store, this.#engine, this.id, options);
    if (!loaded.ok) throw new Error(loaded.problem);
    this.#loaded = loaded;
    this.#following.moveTo(loaded.match);
  }

  /** Work after a new row. Nobody waits for it, and nothing is lost without it. */
  #followUp(): Promise<void> {
    const { notices, trouble } = this.#keeping;
    this.#save();
    const announced = notices.announce(this.id, this.#match.number);
    const all = this.#match.outcome() === null ? announced : announced.finally(() => this.#conclude());
    return all.catch(trouble);
  }

  #save(): void {
    const snapshot = this.#match.snapshot();
    if (snapshot === null) return;
    const { chapter, takenBack } = this.#loaded;
    this.#saving.take(snapshot.row, () => ({
      chapter: chapter.number,
      row: snapshot.row,
      mark: snapshot.mark,
      state: snapshot.state,
      takenBack: [...takenBack, ...snapshot.takenBack],
      conceded: snapshot.conceded,
    }));
  }

  async #conclude(): Promise<void> {
    const outcome = this.#match.outcome();
    if (outcome === null || this.#finished) return;
    const { store, now } = this.#keeping;
    const answer = await store.finish(this.id, this.#match.number, { outcome, at: now() });
    if (answer === 'finished') this.#finished = true;
  }

  #masked(events: readonly unknown[], viewer: Viewer): Event[] {
    // Stored under the same rules: a chapter has one rules version.
    return maskEvents(this.#engine, events as readonly Event[], viewer);
  }
}

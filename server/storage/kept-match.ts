import {
  type Accepted,
  type AnySetup,
  didOf,
  type Engine,
  type RowListener,
  KERNEL_REFUSALS,
  type UpdateListener,
  type LogEntry,
  maskEvents,
  Match,
  type Proposal,
  Queue,
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

/** More than these are not kept in memory while nobody plays. */
const MANY_ROWS = 32;
/** More than these are not played again without a pause. */
const FAR = 100;

/** What a node keeps its matches with. */
export interface MatchServices {
  readonly store: MatchStore;
  readonly notices: Notices;
  /** Milliseconds. */
  readonly now: () => number;
  /** Hears of what goes wrong after a row was acknowledged, and of what listeners throw. The row stands all the same. */
  readonly trouble: (error: unknown) => void;
}

/** The table has changed since the row the player had seen: let them look again. */
export interface Overtaken {
  readonly ok: false;
  readonly overtaken: true;
}

export type MatchAnswer = Accepted | Refused | Overtaken;

/** All of a match that can be looked at; whatever changes it goes through the store. */
export type ReadonlyMatch<Setup extends AnySetup, State, Move, Event> = Pick<
  Match<Setup, State, Move, Event>,
  | 'number'
  | 'state'
  | 'viewFor'
  | 'deciders'
  | 'ordered'
  | 'leastTime'
  | 'sealedBy'
  | 'choiceOf'
  | 'canUndo'
  | 'outcome'
>;

/**
 * A match carried on a store, by one of perhaps several nodes. A row is proposed, appended, and only then takes
 * effect; when another node's row was first, that one is taken in and the proposal made anew, if the table its
 * player saw is still the same.
 */
export class KeptMatch<Setup extends AnySetup, State, Move, Event> {
  readonly id: string;
  readonly #keeping: MatchServices;
  readonly #engine: Engine<Setup, State, Move, Event>;
  readonly #following: MatchListeners<Setup, State, Move, Event>;
  readonly #queue = new Queue();
  readonly #saving: SnapshotWriter;
  #loaded: Loaded<Setup, State, Move, Event>;
  /** The last row that changed the table itself, not only the choices that wait. */
  #settled: number;
  #finished: boolean;
  /** The last row there was when it was asked to rest, and how often that was since. */
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

  /** Starts a match and stores it. Whether the game takes the set-up was asked before. */
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

  /** Goes on with a stored match, under newer rules if they have come. */
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
    // A crash may have come between the last row and the end it made.
    await match.#conclude();
    return { ok: true, match };
  }

  get current(): ReadonlyMatch<Setup, State, Move, Event> {
    return this.#match;
  }

  /** Plays or seals the seat's move. `seen` is the last row its player had been told of. */
  submit(seat: Seat, move: unknown, seen: number): Promise<MatchAnswer> {
    return this.#enter(() => this.#match.rowOf(seat, move), seen);
  }

  undo(seat: Seat, seen: number): Promise<MatchAnswer> {
    return this.#enter(() => ({ do: 'undo', seat }), seen);
  }

  /** Whether the others consent is for the caller to know. */
  rewind(seat: Seat, to: number, seen: number): Promise<MatchAnswer> {
    return this.#enter(() => ({ do: 'rewind', seat, to }), seen);
  }

  /** Calls the listener after each row, whichever node it came from. Returns the way to stop. */
  subscribe(viewer: Viewer, listener: UpdateListener<Event>): () => void {
    return this.#following.admit(viewer, listener);
  }

  /** For who needs to know only that something was done and who is asked now, or writes down what many are told. */
  follow(listener: RowListener<Event>): () => void {
    return this.#following.admitFollower(listener);
  }

  /** Takes in the rows of other nodes: on a notice of a row not yet known, and after a gap. */
  catchUp(): Promise<void> {
    return this.#queue.enter(async () => {
      await this.#catchUp();
      // The end may not have been written down when it came.
      await this.#conclude();
    });
  }

  /** What a viewer who comes late may read: the chapter from its start, also what lies before the snapshot. */
  async log(viewer: Viewer): Promise<LogEntry<Event>[]> {
    const log: LogEntry<Event>[] = [];
    await this.readLog(viewer, (entry) => void log.push(entry));
    return log;
  }

  /** The same entry by entry, for who keeps something else of them. */
  readLog(viewer: Viewer, take: (entry: LogEntry<Event>) => void): Promise<void> {
    return this.#queue.enter(async () => {
      const { chapter, from } = this.#loaded;
      const start = startOf(chapter.base);
      take({ number: start, did: null, standing: true, events: this.#masked(chapter.events, viewer) });
      const takenBack = new Set(this.#loaded.takenBack);
      const early = from === start ? [] : this.#keeping.store.rowPages(this.id, start, from);
      for await (const page of early) {
        for (const { number, row, events } of page) {
          const standing = !takenBack.has(number);
          take({ number, did: didOf(row), standing, events: this.#masked(events, viewer) });
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
   * Called now and then. A match that has not moved since the last time lets go of the rows its last snapshot stands
   * for: whoever wants to read them or to go back behind them has them read again.
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

  /** Resolves when everything asked for so far is done and stored, snapshots too. */
  async settle(): Promise<void> {
    await this.#queue.empty();
    await this.#saving.flush();
  }

  get #match(): Match<Setup, State, Move, Event> {
    return this.#loaded.match;
  }

  #enter(rowOf: () => Row<unknown>, seen: number): Promise<MatchAnswer> {
    return this.#queue.enter(() => this.#take(rowOf, seen));
  }

  async #take(rowOf: () => Row<unknown>, seen: number): Promise<MatchAnswer> {
    if (seen > this.#match.number) await this.#catchUp();
    for (;;) {
      const { number } = this.#match;
      if (!(seen >= this.#settled && seen <= number)) return { ok: false, overtaken: true };
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
      // The answer was lost, perhaps not the row: only the store can tell.
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
    if (!isHeld && !handsBack) this.#settled = number;
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
   * A match loaded from a snapshot cannot go back behind it, and from far before the row it would play all in between again
   * at one go: it is loaded anew from a better place, to where it is.
   */
  async #reachBack(to: number): Promise<void> {
    const { chapter, from } = this.#loaded;
    const reach = Math.max(to, startOf(chapter.base));
    if (!Number.isInteger(to) || (reach >= from && reach - from < FAR)) return;
    await this.#loadAnew({ reach: Math.min(reach, this.#match.number), last: this.#match.number });
  }

  /** At the same row: nobody who follows the match notices. */
  async #loadAnew(options: LoadOptions): Promise<void> {
    const loaded = await load(this.#keeping.store, this.#engine, this.id, options);
    if (!loaded.ok) throw new Error(loaded.problem);
    this.#loaded = loaded;
    this.#following.moveTo(loaded.match);
  }

  /** What a new row brings with it. Nobody waits for it, and nothing is lost without it. */
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
    // Stored by these same rules: a chapter never outlives its version.
    return maskEvents(this.#engine, events as readonly Event[], viewer);
  }
}

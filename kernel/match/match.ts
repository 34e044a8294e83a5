import { advance, type Refused } from './advance.ts';
import { Subscribers } from './subscribers.ts';
import { type Dice, streamsOf } from '../random/dice.ts';
import type { Engine, Full, Masked } from '../rules/engine.ts';
import { rowsOf } from './rows-in-effect.ts';
import { type Ending, outcomeOf } from './ending.ts';
import { isAside } from './aside.ts';
import { markRow } from './mark.ts';
import { diff } from './patch.ts';
import { copy } from '../rules/plain.ts';
import { asked, mayUndo, type Position, sealers } from './position.ts';
import { type Chapter, diceOf, type GameRecord, recordedDice, type RecordOptions } from './record.ts';
import type { Explanation, Thought } from '../rules/reason.ts';
import { replay, type Replayed, retrace, toEnd, type Unreplayed } from './replay.ts';
import type { MarkedRow, Row } from './row.ts';
import type { AnySetup, Outcome } from '../rules/rules.ts';
import type { Seat, Viewer } from '../rules/seat.ts';
import { Snapshot } from './snapshot.ts';
import {
  type Did,
  didOf,
  type RowListener,
  type UpdateListener,
  maskEvents,
  reasonOf,
} from './row-update.ts';

export interface Accepted {
  readonly ok: true;
  readonly number: number;
  /** What listeners threw; the row is accepted all the same. */
  readonly failures: readonly unknown[];
}

/** A valid row that is not stored yet. The row and its events are the whole truth, for storage only. */
export interface Proposal<Move, Event> {
  readonly ok: true;
  readonly row: MarkedRow<Move>;
  readonly number: number;
  readonly events: readonly Event[];
  /** The seats asked once the row has taken effect. */
  readonly deciders: readonly Seat[];
  /** Those of `deciders` whose answer was ordered in advance. */
  readonly ordered: readonly Seat[];
  /** Seconds before an answer to the next question takes effect. */
  readonly leastTime: number;
  /** Makes the row take effect. Throws if another row came first. */
  commit(): Accepted;
}

export interface MatchOptions<Move, Event> {
  /**
   * Stores a row before it takes effect for any viewer: if this throws, the play never happened. The mark and the
   * events are the whole truth, for storage only.
   */
  readonly append?: (row: MarkedRow<Move>, number: number, events: readonly Event[]) => void;
}

/** The log of one row. */
export interface LogEntry<Event> {
  readonly number: number;
  /** Null for the start. */
  readonly did: Did | null;
  /** False if the row was taken back. */
  readonly standing: boolean;
  readonly events: readonly Event[];
  /** Why a bot chose this, as far as everybody may know. */
  readonly reason?: Thought | undefined;
}

export type Resumed<Setup extends AnySetup, State, Move, Event> =
  | { readonly ok: true; readonly match: Match<Setup, State, Move, Event> }
  | Unreplayed;

/** A running game. Server, browser and terminal share this runner; only storage and transport differ. */
export class Match<Setup extends AnySetup, State, Move, Event> {
  readonly #engine: Engine<Setup, State, Move, Event>;
  readonly #dice: Dice;
  readonly #closed: readonly Chapter[];
  readonly #course: Replayed<Setup, State, Move, Event>;
  readonly #append: MatchOptions<Move, Event>['append'];
  readonly #audience: Subscribers<Setup, State, Move, Event>;
  #position: Position<State, Move>;
  #appending = false;

  private constructor(
    course: Replayed<Setup, State, Move, Event>,
    dice: Dice,
    closed: readonly Chapter[],
    options: MatchOptions<Move, Event>,
  ) {
    this.#course = course;
    this.#engine = course.context.engine;
    this.#position = course.position;
    this.#dice = dice;
    this.#closed = closed;
    this.#append = options.append;
    this.#audience = new Subscribers(this.#engine);
  }

  /** Starts a game. Check set-ups from outside first: throws if `refuseSetup` refuses it. */
  static open<Setup extends AnySetup, State, Move, Event>(
    engine: Engine<Setup, State, Move, Event>,
    { setup, dice, ...options }: { setup: Setup; dice: Dice } & MatchOptions<Move, Event>,
  ): Match<Setup, State, Move, Event> {
    const chapter: Chapter = { rulesVersion: engine.rulesVersion, base: { setup }, rows: [] };
    const course = replay(engine, streamsOf(dice), chapter);
    if (!course.ok) throw new Error(course.problem);
    return new Match(course, copy(dice), [], options);
  }

  /** Replays a record's last chapter and continues from there. */
  static resume<Setup extends AnySetup, State, Move, Event>(
    engine: Engine<Setup, State, Move, Event>,
    record: GameRecord,
    options: MatchOptions<Move, Event> = {},
  ): Resumed<Setup, State, Move, Event> {
    return toEnd(Match.resuming(engine, record, options));
  }

  /** Like `resume`, but row by row, so that replaying a long match can be interleaved with other work. */
  static *resuming<Setup extends AnySetup, State, Move, Event>(
    engine: Engine<Setup, State, Move, Event>,
    record: GameRecord,
    options: MatchOptions<Move, Event> = {},
  ): Generator<unknown, Resumed<Setup, State, Move, Event>, undefined> {
    if (record.game !== engine.id) return { ok: false, number: 0, problem: `a record of ${record.game}` };
    const dice = diceOf(record);
    if (!dice.ok) return { ok: false, number: 0, problem: dice.problem };
    const last = record.chapters.at(-1);
    if (last === undefined) return { ok: false, number: 0, problem: 'a record without chapters' };
    const course = yield* retrace(engine, streamsOf(dice.value), last);
    if (!course.ok) return course;
    return { ok: true, match: new Match(course, dice.value, copy(record.chapters.slice(0, -1)), options) };
  }

  /**
   * Plays the seat's move, or holds it sealed where several seats decide. A second choice replaces the first;
   * with the last one all are played in seat order.
   */
  submit(seat: Seat, move: unknown, why?: Explanation): Accepted | Refused {
    return this.take(this.rowOf(seat, move, why));
  }

  /** The row a move would make: a play, or a sealed choice where several seats decide. A bot says why. */
  rowOf(seat: Seat, move: unknown, why?: Explanation): Row<unknown> {
    const several = this.#engine.deciders(this.#position.state).length > 1;
    return { do: several ? 'seal' : 'move', seat, move, ...(why === undefined ? {} : { why }) };
  }

  /** Takes back the seat's sealed choice, else its last play if that is free; repeatable back to the last boundary. */
  undo(seat: Seat): Accepted | Refused {
    return this.take({ do: 'undo', seat });
  }

  /** Takes back every row in effect after row `to`. The caller is responsible for the other players' consent. */
  rewind(seat: Seat, to: number): Accepted | Refused {
    return this.take({ do: 'rewind', seat, to });
  }

  /** The seat gives up, whoever is asked. A duel is over; otherwise the caller lets somebody else play the seat. */
  concede(seat: Seat): Accepted | Refused {
    return this.take({ do: 'concede', seat });
  }

  /** The seat wins a duel because its opponent is absent. The caller is responsible for that being so. */
  claim(seat: Seat): Accepted | Refused {
    return this.take({ do: 'claim', seat });
  }

  /** Ends the game without a winner. The caller is responsible for the other players' consent. */
  callOff(seat: Seat): Accepted | Refused {
    return this.take({ do: 'callOff', seat });
  }

  /** The same because a player is absent. The caller is responsible for that being so. */
  abandon(seat: Seat): Accepted | Refused {
    return this.take({ do: 'abandon', seat });
  }

  /** Records that the seat is shown the best move; the caller shows it afterwards. */
  hint(seat: Seat): Accepted | Refused {
    return this.take({ do: 'hint', seat });
  }

  canUndo(seat: Seat): boolean {
    return mayUndo(this.#position, seat);
  }

  /** Takes any row, in the form records have. */
  take(row: Row<unknown>): Accepted | Refused {
    if (this.#appending) throw new Error('rows are taken one at a time');
    const proposal = this.propose(row);
    if (!proposal.ok) return proposal;
    this.#appending = true;
    try {
      this.#append?.(proposal.row, proposal.number, proposal.events);
    } finally {
      this.#appending = false;
    }
    return proposal.commit();
  }

  /**
   * Checks and plays a row without letting it take effect, so that an asynchronous store can append it before it
   * commits. A proposal never committed never happened.
   */
  propose(row: Row<unknown>): Proposal<Move, Event> | Refused {
    const before = this.#position;
    const number = this.number + 1;
    const advanced = advance(this.#course.context, before, row, number);
    if (!advanced.ok) return advanced;
    const changed = diff(before.state, advanced.position.state);
    const marked = { ...advanced.row, mark: markRow(this.#mark, advanced.row, changed) };
    const commit = (): Accepted => {
      if (this.number + 1 !== number) throw new Error(`row ${number} was taken by another`);
      this.#course.rows.push(marked);
      this.#course.events.push(advanced.events);
      this.#position = advanced.position;
      return { ok: true, number, failures: this.#audience.tell({ ...advanced, number, before, changed }) };
    };
    const deciders = asked(this.#engine, advanced.position);
    const { state, ending } = advanced.position;
    return {
      ok: true,
      row: copy(marked),
      number,
      events: copy(advanced.events),
      deciders,
      ordered: deciders.filter((seat) => this.#engine.ordered(state, seat) !== null),
      leastTime: ending.closed === null ? this.#engine.leastTime(state) : 0,
      commit,
    };
  }

  /** The number of the last row. */
  get number(): number {
    return this.#course.context.startRow + this.#course.rows.length;
  }

  get #mark(): string {
    return this.#course.rows.at(-1)?.mark ?? this.#course.startMark;
  }

  /** A copy of the whole truth, for the referee only. */
  get state(): Full<State> {
    return this.#engine.clone(this.#position.state);
  }

  /** Every row since the chapter's base, including sealed choices; for storage only. */
  get rows(): readonly MarkedRow<Move>[] {
    return copy(this.#course.rows);
  }

  viewFor(viewer: Viewer): Masked<State> {
    return this.#engine.mask(this.#position.state, viewer);
  }

  /** The deciders that have not sealed a choice. */
  deciders(): Seat[] {
    return asked(this.#engine, this.#position);
  }

  /** The answer a seat that is still asked gave in advance; for that seat and for the shell that plays it. */
  ordered(seat: Seat): Move | null {
    const { sealed, ending } = this.#position;
    const isAsked = !sealed.has(seat) && ending.closed === null;
    return copy(isAsked ? this.#engine.ordered(this.#position.state, seat) : null);
  }

  /** The seat's own moves since anybody else decided, the oldest first: what it may remember of its turn. */
  streak(seat: Seat): Move[] {
    const { rows, context } = this.#course;
    const moves: Move[] = [];
    for (let at = this.#position.inEffect; at !== null; at = at.before) {
      const row = rows[at.row - context.startRow - 1];
      if (row?.do !== 'move' || row.seat !== seat) break;
      moves.push(row.move);
    }
    return copy(moves.toReversed());
  }

  /** Seconds before an answer to the current question takes effect. */
  leastTime(): number {
    return this.#position.ending.closed === null ? this.#engine.leastTime(this.#position.state) : 0;
  }

  /** The seats whose sealed choice waits for the others'. */
  sealedBy(): Seat[] {
    return sealers(this.#position);
  }

  /** The seat's own sealed choice; for that seat only. */
  choiceOf(seat: Seat): Move | null {
    return copy(this.#position.sealed.get(seat)?.move ?? null);
  }

  outcome(): Outcome | null {
    return copy(outcomeOf(this.#engine, this.#position));
  }

  /** What the players decided about the end. */
  get ending(): Ending {
    return this.#position.ending;
  }

  /** The log for a viewer who joins late: the start and every row of the chapter. */
  log(viewer: Viewer): LogEntry<Event>[] {
    return [...this.logFrom(this.#course.context.startRow, viewer)];
  }

  /**
   * Like `log`, but from row `first` and entry by entry, so that reading a long log can be interleaved with other work.
   */
  *logFrom(first: number, viewer: Viewer): Generator<LogEntry<Event>, void, undefined> {
    const { context, startEvents, events, rows } = this.#course;
    const standing = new Set([context.startRow, ...rowsOf(this.#position.inEffect)]);
    const over = this.outcome() !== null;
    for (let row = Math.max(first, context.startRow); row <= this.number; row++) {
      const at = row - context.startRow - 1;
      const played = rows[at];
      yield {
        number: row,
        did: played === undefined ? null : didOf(played),
        standing: standing.has(row) || (played !== undefined && isAside(played)),
        events: maskEvents(this.#engine, events[at] ?? startEvents, viewer),
        ...(played === undefined ? {} : reasonOf(played, over)),
      };
    }
  }

  /**
   * Calls the listener after each accepted row with what this viewer may know of it. Returns a function that
   * unsubscribes.
   */
  subscribe(viewer: Viewer, listener: UpdateListener<Event>): () => void {
    return this.#audience.admit(viewer, listener);
  }

  /** For listeners that need only the public part of a row, or that serialize it for many viewers. */
  follow(listener: RowListener<Event>): () => void {
    return this.#audience.admitFollower(listener);
  }

  snapshot(): Snapshot<State> | null {
    const { state, free, sealed, inEffect, ending } = this.#position;
    // A snapshot knows who conceded but not how the players ended the game: the last row tells that.
    if (free !== null || sealed.size > 0 || ending.closed !== null) return null;
    const [first, row] = [this.#course.context.startRow + 1, this.number];
    const { conceded } = ending;
    return new Snapshot(this.#engine, { state, line: inEffect, first, row, link: this.#mark, conceded });
  }

  record({ players, showSecret }: RecordOptions = {}): GameRecord {
    const result = this.outcome();
    const { base, rows } = this.#course;
    return copy({
      format: 'sanguine',
      version: 1,
      game: this.#engine.id,
      dice: recordedDice(this.#dice, showSecret ?? result !== null),
      chapters: [...this.#closed, { rulesVersion: this.#engine.rulesVersion, base, rows }],
      ...(players === undefined ? {} : { players }),
      ...(result === null ? {} : { result }),
    });
  }
}

/** Any match, for code that treats them alike. */
export type AnyMatch = Match<AnySetup, unknown, unknown, unknown>;

import { decide, type HintRequest } from '@sanguine/bots';
import {
  type AnyGame,
  type AnyMatch,
  type AnySetup,
  type GameRecord,
  type Refusal,
  swiftRandom,
  type RowUpdate,
} from '@sanguine/kernel';
import type { Lesson, Tutorial } from '@sanguine/ui';
import { openTutorial } from '@sanguine/ui/lessons.ts';
import type { BaseLink, LinkSnapshot, OpenTable } from '../link/link.ts';
import { matchTable } from '../link/match-table.ts';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { leftAfter } from './wanted.ts';

export type AnyTutorial = Tutorial<AnySetup>;

/** The player's progress through the lessons. */
export interface Progress {
  readonly lesson: number;
  /** The moves the lesson still wants, in notation. */
  readonly left: readonly string[];
  /** The player tried another move. */
  readonly hint: boolean;
  /** Other seats are moving and the player need not decide. */
  readonly waiting: boolean;
}

/** The stored state of a course; the dice are fixed, so this is enough to restore it. */
export interface Kept {
  readonly moves: readonly string[];
  readonly lesson: number;
}

export interface CourseOptions {
  readonly game: AnyGame;
  readonly tutorial: AnyTutorial;
  readonly name: string;
  /** The player's name. */
  readonly you: string;
  /** Calls `go` when the next move of another seat is due. */
  readonly later: (go: () => void) => void;
}

/**
 * A first game with its lessons. The dice are the same for everybody and each row has its own, so an undo here removes
 * its row instead of adding one: the lessons then still match the game, whatever the player takes back.
 */
export class Course implements BaseLink {
  readonly #options: CourseOptions;
  readonly #link: Observable<LinkSnapshot>;
  readonly #progress: Observable<Progress>;
  readonly subscribe: BaseLink['subscribe'];
  readonly snapshot: BaseLink['snapshot'];
  readonly follow: (listener: () => void) => () => void;
  readonly progress: () => Progress;
  #match: AnyMatch;
  /** The rows before the first lesson. */
  readonly #given: AnyMatch['rows'];
  /** The player's own moves, each with the progress before it. */
  #made: { readonly row: number; readonly text: string; readonly before: Progress }[] = [];
  #scheduled = false;
  #closed = false;

  constructor(options: CourseOptions) {
    this.#options = options;
    this.#match = this.#opened();
    this.#given = [...this.#match.rows];
    this.#link = new Observable<LinkSnapshot>({
      status: 'live',
      problem: null,
      table: this.#table(null),
      curtain: null,
      setback: null,
      outage: false,
    });
    this.#progress = new Observable<Progress>(this.#at(0));
    this.subscribe = this.#link.subscribe;
    this.snapshot = this.#link.get;
    this.follow = this.#progress.subscribe;
    this.progress = this.#progress.get;
    this.#goOn();
  }

  get lesson(): Lesson {
    const { lessons } = this.#options.tutorial;
    const lesson = lessons[this.progress().lesson] ?? lessons.at(-1);
    if (lesson === undefined) throw new Error('a tutorial without lessons');
    return lesson;
  }

  get isLast(): boolean {
    return this.progress().lesson === this.#options.tutorial.lessons.length - 1;
  }

  /** The next wanted move; null while there is only something to read. */
  get next(): unknown {
    const { engine } = this.#options.game;
    const { seat } = this.#options.tutorial;
    const [wanted] = this.progress().left;
    if (wanted === undefined || !this.#match.deciders().includes(seat)) return null;
    const view = this.#match.viewFor(seat);
    const found = engine
      .moves(view, seat)
      .find((move) => leftAfter([wanted], engine.notation.print(view, seat, move)) !== null);
    if (found !== undefined) return found;
    const parsed = engine.notation.parse(view, seat, wanted);
    return parsed.ok ? parsed.move : null;
  }

  /** Goes to the next lesson after this one is read; while others move it is not told yet. */
  read(): void {
    if (this.lesson.wants.length > 0 || this.isLast || this.progress().waiting) return;
    this.#progress.set(this.#at(this.progress().lesson + 1));
    this.#goOn();
  }

  /** Plays the next wanted move for the player. */
  show(): void {
    const move = this.next;
    if (move !== null) this.#play(move);
  }

  play(move: unknown): Promise<Refusal | null> {
    return Promise.resolve(this.#play(move));
  }

  /** Whether the lesson lets the player make this move. */
  wants(move: unknown): boolean {
    const { seat } = this.#options.tutorial;
    return (
      this.#after(this.#options.game.engine.notation.print(this.#match.viewFor(seat), seat, move)) !== null
    );
  }

  /** What a hint may rest on; null while others move. It adds no row: the lessons rely on each row's own dice. */
  hint(): HintRequest | null {
    const { seat } = this.#options.tutorial;
    if (!this.#match.deciders().includes(seat)) return null;
    const { number } = this.#match;
    return { view: this.#match.viewFor(seat), seat, past: this.#match.streak(seat), number };
  }

  undo(): Promise<Refusal | null> {
    const { seat } = this.#options.tutorial;
    const last = this.#made.at(-1);
    if (last === undefined || last.row !== this.#match.number || !this.#match.canUndo(seat)) {
      return Promise.resolve(null);
    }
    const { rows } = this.#match;
    this.#match = this.#opened();
    for (const row of rows.slice(this.#given.length, -1))
      if ('move' in row) this.#match.submit(row.seat, row.move);
    this.#made.pop();
    this.#link.change({ table: this.#table(null) });
    this.#progress.set(last.before);
    return Promise.resolve(null);
  }

  /** The game so far, to be continued like any other. */
  record(): GameRecord {
    return this.#match.record({ showSecret: true });
  }

  kept(): Kept {
    return { moves: this.#made.map(({ text }) => text), lesson: this.progress().lesson };
  }

  /**
   * Resumes a stored course; stops at the first move that no longer fits. Requires a `later` that calls back at once.
   */
  resume({ moves, lesson }: Kept): void {
    const { engine } = this.#options.game;
    const { seat } = this.#options.tutorial;
    for (const text of moves) {
      while (this.lesson.wants.length === 0 && !this.isLast) this.read();
      const parsed = engine.notation.parse(this.#match.viewFor(seat), seat, text);
      if (!parsed.ok || this.#play(parsed.move) !== null || this.progress().hint) return;
    }
    while (this.progress().lesson < lesson && this.lesson.wants.length === 0) this.read();
  }

  close(): void {
    this.#closed = true;
  }

  #play(move: unknown): Refusal | null {
    const { engine } = this.#options.game;
    const { seat } = this.#options.tutorial;
    const refusal = engine.refuse(this.#match.viewFor(seat), seat, move);
    if (refusal !== null) return refusal;
    const text = engine.notation.print(this.#match.viewFor(seat), seat, move);
    const before = this.progress();
    const after = this.#after(text);
    if (after === null) {
      this.#progress.set({ ...before, hint: true });
      return null;
    }
    this.#submit(seat, move);
    this.#made.push({ row: this.#match.number, text, before: { ...before, hint: false } });
    this.#progress.set(after);
    this.#goOn();
    return null;
  }

  /** The progress after a move; null if the move is not wanted. After the last task every move is allowed. */
  #after(text: string): Progress | null {
    const { lessons } = this.#options.tutorial;
    const now = this.progress();
    const at = lessons.findIndex(({ wants }, index) => index >= now.lesson && wants.length > 0);
    if (at < 0) return now;
    // A player who acts while there is something to read has read it.
    const left = leftAfter(at === now.lesson ? now.left : (lessons[at]?.wants ?? []), text);
    if (left === null) return null;
    return left.length > 0 ? { lesson: at, left, hint: false, waiting: false } : this.#at(at + 1);
  }

  #at(lesson: number): Progress {
    return { lesson, left: this.#options.tutorial.lessons[lesson]?.wants ?? [], hint: false, waiting: false };
  }

  /** Lets the other seats move, one after another, until the player must decide or has something to read. */
  #goOn(): void {
    const { seat } = this.#options.tutorial;
    const deciders = this.#match.deciders();
    const others = !this.lesson.holds && deciders.some((decider) => decider !== seat);
    this.#progress.change({ waiting: others && !deciders.includes(seat) });
    if (!others || this.#scheduled) return;
    this.#scheduled = true;
    this.#options.later(() => {
      this.#scheduled = false;
      if (this.#closed) return;
      this.#moveOther();
      this.#goOn();
    });
  }

  #moveOther(): void {
    const { game, tutorial } = this.#options;
    const seat = this.#match.deciders().find((decider) => decider !== tutorial.seat);
    if (seat === undefined) return;
    const view = this.#match.viewFor(seat);
    const made = this.#match.rows.slice(this.#given.length);
    const written = tutorial.script[made.filter((row) => row.seat !== tutorial.seat).length];
    const parsed = written === undefined ? null : game.engine.notation.parse(view, seat, written);
    if (parsed?.ok === true && game.engine.refuse(view, seat, parsed.move) === null) {
      this.#submit(seat, parsed.move);
      return;
    }
    const random = swiftRandom(`${tutorial.seed} ${this.#match.number}`);
    const past = this.#match.streak(seat);
    this.#submit(seat, decide(game, { level: tutorial.level, view, seat, random, past }).move);
  }

  #submit(seat: number, move: unknown): void {
    let update: RowUpdate<unknown> | null = null;
    const leave = this.#match.subscribe(this.#options.tutorial.seat, (news) => (update = news));
    const played = this.#match.submit(seat, move);
    leave();
    if (!played.ok) throw new Error(`seat ${seat}: ${played.refusal.code}`);
    this.#link.change({ table: this.#table(update) });
  }

  #opened(): AnyMatch {
    const { game, tutorial } = this.#options;
    return openTutorial(game.engine, tutorial);
  }

  #table(latest: RowUpdate<unknown> | null): OpenTable {
    const { tutorial, ...options } = this.#options;
    const { seat, level } = tutorial;
    const match = this.#match;
    return matchTable({ ...options, match, seat, level, canUndo: match.canUndo(seat) }, latest);
  }
}

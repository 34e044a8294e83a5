import { decide } from '@sanguine/bots';
import {
  type AnyGame,
  type AnyMatch,
  type AnySetup,
  type GameRecord,
  Match,
  type Refusal,
  swiftRandom,
  type RowUpdate,
} from '@sanguine/kernel';
import type { Lesson, Tutorial } from '@sanguine/ui';
import type { BaseLink, LinkSnapshot, OpenTable } from '../link/link.ts';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { tableOf } from './table-of.ts';
import { leftAfter } from './wanted.ts';

export type AnyTutorial = Tutorial<AnySetup, unknown>;

/** Where the player is in the lessons. */
export interface Progress {
  readonly lesson: number;
  /** What is left of what the lesson wants, in notation. */
  readonly left: readonly string[];
  /** Something else was tried. */
  readonly hint: boolean;
  /** The others are moving, and the player is not asked. */
  readonly waiting: boolean;
}

/** What is kept of a course: with the same dice it is all there is to know. */
export interface Kept {
  readonly moves: readonly string[];
  readonly lesson: number;
}

export interface CourseOptions {
  readonly game: AnyGame;
  readonly tutorial: AnyTutorial;
  readonly name: string;
  /** What the player is called. */
  readonly you: string;
  /** Calls back when the others may make their next move. */
  readonly later: (go: () => void) => void;
}

/**
 * A first game with its lessons. The dice are the same for everybody and each row has its own, so an undo here takes
 * its row out of the game instead of adding one: whatever the player takes back, the lessons find what they speak of.
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
  /** The player's own moves, each with the lesson it was made in. */
  #made: { readonly row: number; readonly text: string; readonly before: Progress }[] = [];
  #scheduled = false;
  #closed = false;

  constructor(options: CourseOptions) {
    this.#options = options;
    this.#match = this.#opened();
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

  /** The next thing to do as a move; null while there is only something to read. */
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

  /** On to the next lesson, once this one is read. */
  read(): void {
    if (this.lesson.wants.length > 0 || this.isLast) return;
    this.#progress.set(this.#at(this.progress().lesson + 1));
    this.#goOn();
  }

  /** Does for the player what the lesson wants next. */
  show(): void {
    const move = this.next;
    if (move !== null) this.#play(move);
  }

  play(move: unknown): Promise<Refusal | null> {
    return Promise.resolve(this.#play(move));
  }

  undo(): Promise<Refusal | null> {
    const { seat } = this.#options.tutorial;
    const last = this.#made.at(-1);
    if (last === undefined || last.row !== this.#match.number || !this.#match.canUndo(seat)) {
      return Promise.resolve(null);
    }
    const { rows } = this.#match;
    this.#match = this.#opened();
    for (const row of rows.slice(0, -1)) if ('move' in row) this.#match.submit(row.seat, row.move);
    this.#made.pop();
    this.#link.change({ table: this.#table(null) });
    this.#progress.set(last.before);
    return Promise.resolve(null);
  }

  /** The game so far, to be played on as any other. */
  record(): GameRecord {
    return this.#match.record({ showSecret: true });
  }

  kept(): Kept {
    return { moves: this.#made.map(({ text }) => text), lesson: this.progress().lesson };
  }

  /** Takes up a course where it was left; what no longer fits is left out. Only while nothing is scheduled later. */
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

  /** Where a move leads; null when it is not what is wanted. What comes after the last task is the player's own game. */
  #after(text: string): Progress | null {
    const { lessons } = this.#options.tutorial;
    const now = this.progress();
    const at = lessons.findIndex(({ wants }, index) => index >= now.lesson && wants.length > 0);
    if (at < 0) return now;
    // Who acts while there is something to read has read it.
    const left = leftAfter(at === now.lesson ? now.left : (lessons[at]?.wants ?? []), text);
    if (left === null) return null;
    return left.length > 0 ? { lesson: at, left, hint: false, waiting: false } : this.#at(at + 1);
  }

  #at(lesson: number): Progress {
    return { lesson, left: this.#options.tutorial.lessons[lesson]?.wants ?? [], hint: false, waiting: false };
  }

  /** Lets the others move, one after another, until the player is asked or has something to read. */
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
    const written = tutorial.script[this.#match.rows.filter((row) => row.seat !== tutorial.seat).length];
    const parsed = written === undefined ? null : game.engine.notation.parse(view, seat, written);
    if (parsed?.ok === true && game.engine.refuse(view, seat, parsed.move) === null) {
      this.#submit(seat, parsed.move);
      return;
    }
    const random = swiftRandom(`${tutorial.seed} ${this.#match.number}`);
    this.#submit(seat, decide(game, { level: tutorial.level, view, seat, random }).move);
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
    return Match.open(game.engine, {
      setup: tutorial.setup,
      dice: { generator: 'swift', seed: tutorial.seed },
    });
  }

  #table(latest: RowUpdate<unknown> | null): OpenTable {
    return tableOf(this.#options, this.#match, latest);
  }
}

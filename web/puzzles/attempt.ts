import { lossOf, moveOf, openPuzzle, type PlayedRow, refute, standInLevel } from '@sanguine/bots';
import type { AnyGame, AnyMatch, Masked, Puzzle, Refusal, RowUpdate } from '@sanguine/kernel';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import type { OpenTable } from '../link/link.ts';
import { matchTable } from '../link/match-table.ts';

/** Where a solver stands with a puzzle. */
export type Stage =
  | { readonly at: 'asked' }
  /** A wrong answer is being weighed or played out. */
  | { readonly at: 'refuting'; readonly move: unknown }
  | { readonly at: 'refuted'; readonly move: unknown; readonly loss: number }
  /** `move` was played; it may be another one as good as the answer. */
  | { readonly at: 'right'; readonly move: unknown }
  | { readonly at: 'shown'; readonly move: unknown };

export interface AttemptSnapshot {
  readonly table: OpenTable;
  readonly stage: Stage;
  /** Which try this is, from 0: each begins with a fresh board. */
  readonly round: number;
}

export interface AttemptOptions {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
  readonly view: Masked<unknown>;
  readonly name: string;
  /** The solver's name. */
  readonly you: string;
  /** Calls `go` once the page has rendered, or when the next row is due. */
  readonly later: (go: () => void, why: 'drawn' | 'row') => void;
  readonly onSolved: (at: 'first' | 'later' | 'shown') => void;
}

/** The share of the margin that an unlisted move may lose and still count as the answer. */
const AS_GOOD = 1 / 2;

/** One puzzle being solved on its own table: any legal move is taken, and a wrong one is played out. */
export class Attempt {
  readonly #options: AttemptOptions;
  readonly #state: Observable<AttemptSnapshot>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => AttemptSnapshot;
  #match: AnyMatch;
  /** What is still to be played out, and the stage after it. */
  #left: { readonly rows: readonly PlayedRow[]; readonly end: Stage } | null = null;
  #wrong = 0;
  #closed = false;

  constructor(options: AttemptOptions) {
    this.#options = options;
    this.#match = this.#open(0);
    this.#state = new Observable<AttemptSnapshot>({
      table: this.#table(null),
      stage: { at: 'asked' },
      round: 0,
    });
    this.subscribe = this.#state.subscribe;
    this.snapshot = this.#state.get;
  }

  /** Takes an answer, or refuses it if the rules do. */
  play(move: unknown): Promise<Refusal | null> {
    const { game, puzzle, view } = this.#options;
    if (this.snapshot().stage.at !== 'asked') return Promise.resolve(null);
    const refusal = game.engine.refuse(view, puzzle.seat, move);
    if (refusal !== null) return Promise.resolve(refusal);
    const name = game.engine.notation.print(view, puzzle.seat, move);
    if (name === puzzle.answer || puzzle.also.includes(name)) this.#accept(move);
    else this.#weigh(move, puzzle.losses[name]);
    return Promise.resolve(null);
  }

  /** Skips to the end of what is being played out. */
  skip(): void {
    if (this.#left === null) return;
    const { rows, end } = this.#left;
    this.#left = null;
    for (const row of rows) this.#submit(row);
    this.#state.change({ stage: end });
  }

  /** Back to the position. */
  again(): void {
    this.#begin(0, { at: 'asked' });
  }

  /** Plays the answer on the board. */
  show(): void {
    const { game, puzzle, view, onSolved } = this.#options;
    const move = moveOf(game, view, puzzle, puzzle.answer);
    this.#begin(0, { at: 'shown', move });
    this.#submit({ seat: puzzle.seat, move });
    onSolved('shown');
  }

  /** Continues after `close`: a page may be mounted twice. */
  reopen(): void {
    this.#closed = false;
  }

  close(): void {
    this.#closed = true;
  }

  #accept(move: unknown): void {
    const { puzzle, onSolved } = this.#options;
    this.#state.change({ stage: { at: 'right', move } });
    this.#submit({ seat: puzzle.seat, move });
    onSolved(this.#wrong === 0 ? 'first' : 'later');
  }

  /** Judges a move by its known loss; if that is not known, comparing takes a moment. */
  #weigh(move: unknown, known: number | undefined): void {
    const { game, puzzle, view } = this.#options;
    this.#state.change({ stage: { at: 'refuting', move } });
    this.#later('drawn', () => {
      const loss = known ?? lossOf(game, view, puzzle, move);
      if (known === undefined && loss < AS_GOOD * puzzle.margin) {
        this.#accept(move);
        return;
      }
      this.#wrong++;
      const refutation = refute(game, view, puzzle, move, loss);
      this.#begin(refutation.world, { at: 'refuting', move });
      this.#left = { rows: refutation.rows, end: { at: 'refuted', move, loss } };
      this.#playOut();
    });
  }

  #playOut(): void {
    if (this.#left === null) return;
    const { rows, end } = this.#left;
    const [row, ...more] = rows;
    if (row === undefined) {
      this.#left = null;
      this.#state.change({ stage: end });
      return;
    }
    this.#left = { rows: more, end };
    this.#submit(row);
    this.#later('row', () => this.#playOut());
  }

  #later(why: 'drawn' | 'row', go: () => void): void {
    const { round } = this.snapshot();
    this.#options.later(() => {
      if (!this.#closed && (why === 'drawn' || this.snapshot().round === round)) go();
    }, why);
  }

  #begin(world: number, stage: Stage): void {
    this.#left = null;
    this.#match = this.#open(world);
    this.#state.set({ table: this.#table(null), stage, round: this.snapshot().round + 1 });
  }

  #open(world: number): AnyMatch {
    const { game, puzzle, view } = this.#options;
    return openPuzzle(game, view, puzzle, world);
  }

  #submit({ seat, move }: PlayedRow): void {
    let update: RowUpdate<unknown> | null = null;
    const leave = this.#match.subscribe(this.#options.puzzle.seat, (news) => (update = news));
    const played = this.#match.submit(seat, move);
    leave();
    if (!played.ok) throw new Error(`seat ${seat}: ${played.refusal.code}`);
    this.#state.change({ table: this.#table(update) });
  }

  #table(latest: RowUpdate<unknown> | null): OpenTable {
    const { game, puzzle, name, you } = this.#options;
    const bots = { level: standInLevel(game), canUndo: false };
    return matchTable({ game, match: this.#match, seat: puzzle.seat, ...bots, name, you }, latest);
  }
}

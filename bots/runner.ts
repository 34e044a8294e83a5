import {
  type AnyGame,
  type AnySetup,
  completeSet,
  type Explanation,
  type Full,
  type Masked,
  type Outcome,
  playSet,
  type Refusal,
  RowContext,
  type Seat,
  type Streams,
} from '@sanguine/kernel';

/** What a play-out needs of a running game; a `Match` is one. */
export interface Runner {
  readonly number: number;
  readonly state: Full<unknown>;
  deciders(): readonly Seat[];
  viewFor(seat: Seat): Masked<unknown>;
  /** A record keeps why a bot played as it did. */
  submit(
    seat: Seat,
    move: unknown,
    why?: Explanation,
  ): { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };
  outcome(): Outcome | null;
}

/**
 * A game played in place, for simulations: no undo, no marks, no listeners. Rows are numbered and sealed sets played exactly as
 * in a `Match`, so the same seed gives the same game on either.
 */
export class SwiftRunner implements Runner {
  readonly #engine: AnyGame['engine'];
  readonly #streams: Streams;
  readonly #state: Full<unknown>;
  readonly #sealed = new Map<Seat, { readonly move: unknown }>();
  #number = 0;

  /** Continues from a state, which it then owns. */
  constructor(engine: AnyGame['engine'], state: Full<unknown>, streams: Streams) {
    this.#engine = engine;
    this.#streams = streams;
    this.#state = state;
  }

  /** Deals a new game. */
  static start(engine: AnyGame['engine'], setup: AnySetup, streams: Streams): SwiftRunner {
    return new SwiftRunner(engine, engine.start(setup, new RowContext(streams, 0)), streams);
  }

  get number(): number {
    return this.#number;
  }

  get state(): Full<unknown> {
    return this.#state;
  }

  deciders(): readonly Seat[] {
    const deciders = this.#engine.deciders(this.#state);
    return this.#sealed.size === 0 ? deciders : deciders.filter((seat) => !this.#sealed.has(seat));
  }

  viewFor(seat: Seat): Masked<unknown> {
    return this.#engine.mask(this.#state, seat);
  }

  submit(seat: Seat, choice: unknown): ReturnType<Runner['submit']> {
    const refusal = this.#engine.refuse(this.#state, seat, choice);
    if (refusal !== null) return { ok: false, refusal };
    this.play(seat, this.#engine.tidy(choice));
    return { ok: true };
  }

  /** For a move known to be legal, such as one the engine has listed. */
  play(seat: Seat, move: unknown): void {
    this.#number++;
    const deciders = this.#engine.deciders(this.#state);
    const plays = deciders.length === 1 ? [{ seat, move }] : this.#seal(deciders, seat, move);
    if (plays === null) return;
    this.#sealed.clear();
    playSet(this.#engine, this.#state, plays, new RowContext<unknown>(this.#streams, this.#number));
  }

  /** The whole set if this was its last choice. */
  #seal(deciders: readonly Seat[], seat: Seat, move: unknown): ReturnType<typeof completeSet> {
    this.#sealed.set(seat, { move });
    return completeSet(deciders, this.#sealed);
  }

  outcome(): Outcome | null {
    return this.#engine.outcome(this.#state);
  }
}

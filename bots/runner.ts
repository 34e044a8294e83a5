import {
  type AnyGame,
  type AnySetup,
  type Full,
  type Masked,
  type Outcome,
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
  submit(
    seat: Seat,
    move: unknown,
  ): { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } };
  outcome(): Outcome | null;
}

/**
 * A game played in place, for simulations: no undo, no marks, no listeners. Rows are numbered and sealed sets
 * played just as a `Match` does it, so the same seed gives the same game on either.
 */
export class SwiftRunner implements Runner {
  readonly #engine: AnyGame['engine'];
  readonly #streams: Streams;
  readonly #state: Full<unknown>;
  readonly #sealed = new Map<Seat, unknown>();
  #number = 0;

  constructor(engine: AnyGame['engine'], setup: AnySetup, streams: Streams) {
    this.#engine = engine;
    this.#streams = streams;
    this.#state = engine.start(setup, new RowContext(streams, 0));
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
    const move = this.#engine.tidy(choice);
    this.#number++;
    const deciders = this.#engine.deciders(this.#state);
    if (deciders.length === 1) this.#play([[seat, move]]);
    else {
      this.#sealed.set(seat, move);
      if (this.#sealed.size === deciders.length) {
        const choices = [...this.#sealed].toSorted(([one], [other]) => one - other);
        this.#sealed.clear();
        this.#play(choices);
      }
    }
    return { ok: true };
  }

  #play(choices: readonly (readonly [Seat, unknown])[]): void {
    const context = new RowContext<unknown>(this.#streams, this.#number);
    for (const [seat, move] of choices) this.#engine.play(this.#state, seat, move, context);
  }

  outcome(): Outcome | null {
    return this.#engine.outcome(this.#state);
  }
}

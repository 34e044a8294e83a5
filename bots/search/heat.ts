import {
  type Full,
  type Masked,
  playSet,
  type RatedMove,
  RolloutContext,
  type Seat,
  type Streams,
  swiftStreams,
} from '@sanguine/kernel';
import { playOnAfter } from './play-on.ts';
import type { Searchable } from './searchable.ts';

/** The most plays of a play-out: a chapter that never ends is a fault of the game, and its state is evaluated as it is. */
const MOST_PLAYS = 2000;

/** The streams of a heat. */
const IMAGINED = 0;
const DRAWN = 1;
const POLICY = 2;

/** One state, imagined or known, and its luck. Every move is played out with the same draws, so only the moves differ. */
export class Heat {
  readonly #game: Searchable;
  readonly #seat: Seat;
  readonly #streams: Streams;
  readonly #table: Full<unknown>;

  constructor(game: Searchable, table: Full<unknown>, seat: Seat, streams: Streams) {
    this.#game = game;
    this.#seat = seat;
    this.#streams = streams;
    this.#table = table;
  }

  /** From an imagined state that looks the same to the seat as its view. */
  static imagined(game: Searchable, view: Masked<unknown>, seat: Seat, seed: string): Heat {
    const streams = swiftStreams(seed);
    return new Heat(game, game.engine.imagine(view, seat, streams.stream(IMAGINED, 'open')), seat, streams);
  }

  /** The state in which a play-out of the move ends; if it is null, the seat plays like everybody else. */
  playOut(first: RatedMove<unknown> | null): Full<unknown> {
    const { engine } = this.#game;
    const state = engine.clone(this.#table);
    const context = new RolloutContext<unknown>(this.#streams.stream(DRAWN, 'open'));
    const random = this.#streams.stream(POLICY, 'open');
    const others = playOnAfter(this.#game, first && { seat: this.#seat, rated: first }, random);
    const isOver = this.#end(state);
    for (let plays = 0; plays < MOST_PLAYS; plays++) {
      const deciders = engine.deciders(state);
      if (isOver(deciders)) break;
      const chosen = deciders.map((seat) => ({
        seat,
        move: plays === 0 && first !== null && seat === this.#seat ? first.move : others(state, seat),
      }));
      playSet(engine, state, chosen, context);
    }
    return state;
  }

  /** Tells when a play-out ends: with the chapter, or with the game. */
  #end(state: Full<unknown>): (deciders: readonly Seat[]) => boolean {
    const { insight } = this.#game;
    const chapter = insight?.chapter?.(state, this.#seat);
    return (deciders) => deciders.length === 0 || insight?.chapter?.(state, this.#seat) !== chapter;
  }
}

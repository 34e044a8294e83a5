import {
  type Full,
  type Masked,
  playSet,
  type Random,
  type RatedMove,
  RolloutContext,
  type Seat,
  type Streams,
  swiftStreams,
} from '@sanguine/kernel';
import { Horizon } from './horizon.ts';
import type { Searchable } from './search.ts';

/** The most plays of a play-out: a chapter that never ends is a fault of the game, and is evaluated as it stands. */
const MOST_PLAYS = 2000;

/** The streams of a heat. */
const IMAGINED = 0;
const DRAWN = 1;
const POLICY = 2;

/** One imagined state and its luck. Every move is played out from it with the same draws, so that differences are due to the moves. */
export class Heat {
  readonly #game: Searchable;
  readonly #seat: Seat;
  readonly #streams: Streams;
  readonly #table: Full<unknown>;

  constructor(game: Searchable, view: Masked<unknown>, seat: Seat, seed: string) {
    this.#game = game;
    this.#seat = seat;
    this.#streams = swiftStreams(seed);
    this.#table = game.engine.imagine(view, seat, this.#streams.stream(IMAGINED, 'open'));
  }

  /** The state in which a play-out of the move ends. */
  playOut(first: RatedMove<unknown>): Full<unknown> {
    const { engine } = this.#game;
    const state = engine.clone(this.#table);
    const context = new RolloutContext<unknown>(this.#streams.stream(DRAWN, 'open'));
    const random = this.#streams.stream(POLICY, 'open');
    const others = this.#policy(first, random);
    const isOver = this.#end(state);
    for (let plays = 0; plays < MOST_PLAYS; plays++) {
      const deciders = engine.deciders(state);
      if (isOver(deciders)) break;
      const chosen = deciders.map((seat) => ({
        seat,
        move: plays === 0 && seat === this.#seat ? first.move : others(state, seat),
      }));
      playSet(engine, state, chosen, context);
    }
    return state;
  }

  /** Who plays on after the move. */
  #policy(first: RatedMove<unknown>, random: Random): (state: Full<unknown>, seat: Seat) => unknown {
    const { engine, insight } = this.#game;
    const quick = insight?.playout?.(this.#seat, first, random);
    return (state, seat) =>
      quick?.choose(state, seat) ??
      insight?.policy?.(state, seat, random) ??
      engine.sample(state, seat, random);
  }

  /** When a play-out ends: with the chapter, or where a game counts turns instead, after these. */
  #end(state: Full<unknown>): (deciders: readonly Seat[]) => boolean {
    const { insight } = this.#game;
    if (insight?.chapter === undefined && insight?.turns !== undefined) {
      const horizon = new Horizon(insight.turns, MOST_PLAYS);
      return (deciders) => horizon.isReached(deciders);
    }
    const chapter = insight?.chapter?.(state, this.#seat);
    return (deciders) => deciders.length === 0 || insight?.chapter?.(state, this.#seat) !== chapter;
  }
}

import { type BotRandom, botRandomOf, decideExplained, type ExplainedMove, timeBudget } from '@sanguine/bots';
import type { AnyGame, AnyMatch, Seat } from '@sanguine/kernel';
import type { LocalGame } from '../store/local-game.ts';

const BUDGET = timeBudget(() => performance.now());

/** Plays the bots' seats, each from its own view. */
export class BotPlayer {
  readonly #game: AnyGame;
  readonly #kept: LocalGame;
  readonly #match: AnyMatch;
  readonly #random: BotRandom;

  constructor(game: AnyGame, kept: LocalGame, match: AnyMatch) {
    this.#game = game;
    this.#kept = kept;
    this.#match = match;
    this.#random = botRandomOf(match);
  }

  /** The next bot that must decide, or null. */
  asked(): Seat | null {
    return this.#match.deciders().find((seat) => this.#kept.seats[seat]?.kind === 'bot') ?? null;
  }

  choose(seat: Seat): ExplainedMove {
    const seated = this.#kept.seats[seat];
    const level = seated?.kind === 'bot' ? seated.level : '';
    const view = this.#match.viewFor(seat);
    const random = this.#random(this.#match.number, seat);
    return decideExplained(this.#game, { level, view, seat, random, budget: BUDGET });
  }
}

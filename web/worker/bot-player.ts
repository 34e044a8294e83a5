import {
  type BotRandom,
  botRandomOf,
  decideExplained,
  type ExplainedMove,
  standInLevel,
  timeBudget,
} from '@sanguine/bots';
import type { AnyGame, AnyMatch, Seat } from '@sanguine/kernel';
import type { LocalGame } from '../store/local-game.ts';

const BUDGET = timeBudget(() => performance.now());

/** Plays the seats of bots, and of persons who have conceded, each from its own view. */
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
    return this.#match.deciders().find((seat) => this.levelAt(seat) !== null) ?? null;
  }

  /** The level of the bot that plays the seat; null for a person. */
  levelAt(seat: Seat): string | null {
    const seated = this.#kept.seats[seat];
    if (seated?.kind === 'bot') return seated.level;
    return this.#match.ending.conceded.includes(seat) ? standInLevel(this.#game) : null;
  }

  choose(seat: Seat): ExplainedMove {
    const level = this.levelAt(seat) ?? '';
    const view = this.#match.viewFor(seat);
    const random = this.#random(this.#match.number, seat);
    const past = this.#match.streak(seat);
    return decideExplained(this.#game, { level, view, seat, random, past, budget: BUDGET });
  }
}

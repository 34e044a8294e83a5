import { botFor, timeBudget, botRandom } from '@sanguine/bots';
import type { AnyGame, AnyMatch, Seat } from '@sanguine/kernel';
import type { LocalGame } from '../store/local-game.ts';

/** A bot that searches thinks so long about each decision. */
const THOUGHT_MS = 1000;

/** Plays the bots' seats, each from what it may see. */
export class BotPlayer {
  readonly #game: AnyGame;
  readonly #kept: LocalGame;
  readonly #match: AnyMatch;
  readonly #random: ReturnType<typeof botRandom>;

  constructor(game: AnyGame, kept: LocalGame, match: AnyMatch) {
    this.#game = game;
    this.#kept = kept;
    this.#match = match;
    // From the match alone, so that a resumed game goes on as it would have.
    const { dice } = match.record({ showSecret: true });
    this.#random = botRandom(dice.generator === 'swift' ? dice.seed : `${dice.secret}`);
  }

  /** The bot asked next; null when none is. */
  asked(): Seat | null {
    return this.#match.deciders().find((seat) => this.#kept.seats[seat]?.kind === 'bot') ?? null;
  }

  choose(seat: Seat): unknown {
    const view = this.#match.viewFor(seat);
    const seated = this.#kept.seats[seat];
    const level = seated?.kind === 'bot' ? seated.level : '';
    const bot = botFor(
      this.#game,
      level,
      timeBudget(() => performance.now(), THOUGHT_MS),
    );
    if (bot === undefined) throw new Error(`no bot is called ${level}`);
    return bot.choose(view, seat, this.#random(this.#match.number, seat)).move;
  }
}

import { botRandom, decide, OwnMoves, type SearchBudget, SwiftRunner } from '@sanguine/bots';
import {
  type AnyGame,
  type AnySetup,
  type Masked,
  type Outcome,
  type Random,
  type Refusal,
  type Seat,
  swiftStreams,
  type Viewer,
} from '@sanguine/kernel';

/** Who plays the seats of a table. */
export interface Company {
  readonly seed: string;
  /** By seat; null where the program plays. */
  readonly bots: readonly (string | null)[];
  /** How long searching bots think. Default: their own number of play-outs. */
  readonly budget?: (() => SearchBudget) | undefined;
}

/** What a seat sees and may play. */
export interface Outlook {
  readonly view: Masked<unknown>;
  /** All legal moves, or candidates. */
  readonly moves: readonly unknown[];
}

/** A game that is not over after this many plays is a fault. */
const MOST_PLAYS = 200_000;

/**
 * A game between a program and, at the seats it does not play, bots. Bots move at once, so that only the program is ever
 * waited for. The same seed and steps give the same game; with bots at all seats it equals that of a simulation.
 */
export class GymTable {
  readonly #game: AnyGame;
  readonly #runner: SwiftRunner;
  readonly #company: Company;
  readonly #random: ReturnType<typeof botRandom>;
  readonly #own = new OwnMoves();
  /** Computed once for each state of the table. */
  readonly #outlooks = new Map<Seat, Outlook>();

  private constructor(game: AnyGame, runner: SwiftRunner, company: Company) {
    this.#game = game;
    this.#runner = runner;
    this.#company = company;
    this.#random = botRandom(company.seed);
    this.#playBots(company);
  }

  /** The set-up must be one the rules accept. */
  static start(game: AnyGame, setup: AnySetup, company: Company): GymTable {
    return new GymTable(game, SwiftRunner.start(game.engine, setup, swiftStreams(company.seed)), company);
  }

  /** A table that looks the same to the seat, with everything it does not know drawn anew. */
  imagine(seat: Seat, company: Company): GymTable {
    const streams = swiftStreams(company.seed);
    const state = this.#game.engine.imagine(this.viewFor(seat), seat, streams.stream(0, 'imagined'));
    return new GymTable(this.#game, new SwiftRunner(this.#game.engine, state, streams), company);
  }

  get seats(): number {
    return this.#company.bots.length;
  }

  get number(): number {
    return this.#runner.number;
  }

  isOwn(seat: Seat): boolean {
    return this.#company.bots[seat] === null;
  }

  /** The program's seats that are to decide. */
  deciders(): readonly Seat[] {
    return this.#runner.deciders();
  }

  /** The program's seats that may move although nobody waits for them. */
  volunteers(): readonly Seat[] {
    return this.#game.engine.volunteers(this.#runner.state).filter((seat) => this.isOwn(seat));
  }

  mayMove(seat: Seat): boolean {
    return this.deciders().includes(seat) || this.volunteers().includes(seat);
  }

  outcome(): Outcome | null {
    return this.#runner.outcome();
  }

  viewFor(viewer: Viewer): Masked<unknown> {
    if (viewer === null) return this.#game.engine.mask(this.#runner.state, null);
    return this.#outlooks.get(viewer)?.view ?? this.#runner.viewFor(viewer);
  }

  /** For a seat that may move now. Moves are listed from its mask, so even their order tells it nothing else. */
  outlookOf(seat: Seat): Outlook {
    let outlook = this.#outlooks.get(seat);
    if (outlook === undefined) {
      const view = this.#runner.viewFor(seat);
      outlook = { view, moves: this.#game.engine.moves(view, seat) };
      this.#outlooks.set(seat, outlook);
    }
    return outlook;
  }

  /** Chance for a program that wants any legal move; a stream of its own, so that asking changes nothing. */
  chanceFor(seat: Seat): Random {
    return this.#random(this.#runner.number, seat);
  }

  /** Plays, or seals if several seats decide; then bots go on. Null if the move was not refused. */
  play(seat: Seat, move: unknown): Refusal | null {
    const played = this.#runner.submit(seat, move);
    if (!played.ok) return played.refusal;
    this.#goOn(seat, move);
    return null;
  }

  /** The same with a move that was listed or drawn for the seat and needs no check. */
  playLegal(seat: Seat, move: unknown): void {
    this.#runner.play(seat, move);
    this.#goOn(seat, move);
  }

  #goOn(seat: Seat, move: unknown): void {
    this.#own.add(seat, move);
    this.#outlooks.clear();
    this.#playBots(this.#company);
  }

  /** Bots play for everybody to the end; a list with too few bots is repeated. */
  finish(levels: readonly string[], budget: Company['budget']): void {
    const { bots, seed } = this.#company;
    const all = bots.map((bot, seat) => bot ?? levels[seat % levels.length] ?? '');
    this.#outlooks.clear();
    this.#playBots({ seed, bots: all, budget });
  }

  #playBots({ bots, budget }: Company): void {
    const next = (): Seat | undefined => this.#runner.deciders().find((seat) => bots[seat] !== null);
    for (let seat = next(); seat !== undefined; seat = next()) {
      if (this.#runner.number >= MOST_PLAYS) throw new Error(`no end after ${MOST_PLAYS} plays`);
      const { move } = decide(this.#game, {
        level: bots[seat] ?? '',
        view: this.#runner.viewFor(seat),
        seat,
        random: this.#random(this.#runner.number, seat),
        past: this.#own.of(seat),
        budget,
      });
      this.#own.add(seat, move);
      const played = this.#runner.submit(seat, move);
      if (!played.ok) throw new Error(`${bots[seat]} at seat ${seat} plays ${played.refusal.code}`);
    }
  }
}

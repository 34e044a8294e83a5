import { type HintRequest, pauseBefore } from '@sanguine/bots';
import {
  type AnyGame,
  type AnyMatch,
  Match,
  Queue,
  type Refusal,
  type Row,
  type Seat,
  type Viewer,
} from '@sanguine/kernel';
import {
  reasonsIn,
  type RowReason,
  type UpdateMessage,
  updateMessage,
  type WelcomeMessage,
} from '@sanguine/protocol';
import type { Curtain, LinkProblem } from '../link/link.ts';
import { type LocalGame, personsOf } from '../store/local-game.ts';
import type { GameStore } from '../store/store.ts';
import { BotPlayer } from './bot-player.ts';
import { seatsOf, welcome } from './house.ts';
import { stagedIn } from './staged-in.ts';

/** What a page receives about a table on its device: masked views only, as from a server. */
export type LocalMessage =
  | WelcomeMessage
  /** `choice` is the viewer's own sealed choice. */
  | { readonly type: 'row'; readonly update: UpdateMessage; readonly choice: unknown }
  | { readonly type: 'curtain'; readonly curtain: Curtain }
  /** The game is over: everything the bots thought. */
  | { readonly type: 'reasons'; readonly reasons: readonly RowReason[] }
  | { readonly type: 'gone'; readonly problem: LinkProblem };

export interface RefereeOptions {
  readonly store: GameStore;
  loadGame(id: string): Promise<AnyGame>;
  tell(message: LocalMessage): void;
  /** Slows bots down so that the viewer can follow. */
  pause(milliseconds: number): Promise<void>;
  now(): number;
  /** Reports errors that should never happen. */
  trouble(error: unknown): void;
}

/** Milliseconds before a seat's first move in a row is played, at normal speed: after visible events, and without any. */
const SEEN_PAUSE = 650;
const UNSEEN_PAUSE = 150;

/**
 * Runs one game on this device. Every row is stored before it takes effect; the page receives only what the person at
 * the screen may see.
 */
export class Referee {
  readonly #options: RefereeOptions;
  readonly #kept: LocalGame;
  readonly #game: AnyGame;
  readonly #match: AnyMatch;
  readonly #bots: BotPlayer;
  readonly #persons: readonly Seat[];
  #viewer: Viewer;
  #curtain: Seat | null = null;
  /** The last row when the last curtain was lifted, or when the game was opened. */
  #lifted: number;
  #unfollow: () => void = () => {};
  /** Serializes work: a row is stored before the next one is chosen. */
  readonly #working = new Queue();
  #playing = false;
  #hurried = false;
  /** How many times as long as usual bots wait: for text to be read, and for movement. */
  #tempo = { reading: 1, moving: 1 };
  #seen = true;
  /** How long the last row is staged on the board. */
  #staged = 0;
  #stopped = false;

  private constructor(options: RefereeOptions, kept: LocalGame, game: AnyGame, match: AnyMatch) {
    this.#options = options;
    this.#kept = kept;
    this.#game = game;
    this.#match = match;
    this.#bots = new BotPlayer(game, kept, match);
    this.#persons = personsOf(kept.seats);
    const [only, other] = this.#persons;
    this.#viewer = only === undefined || other !== undefined ? null : only;
    this.#lifted = match.number;
  }

  /** Resumes a stored game. */
  static async open(options: RefereeOptions, id: string): Promise<Referee | LinkProblem> {
    const [kept, record] = await Promise.all([options.store.find(id), options.store.record(id)]);
    if (kept === null || record === null) return 'missing';
    const game = await options.loadGame(kept.game);
    const resumed = Match.resume(game.engine, record);
    if (!resumed.ok) return 'broken';
    const referee = new Referee(options, kept, game, resumed.match);
    await referee.#noted();
    referee.#receive();
    referee.#go();
    return referee;
  }

  play(move: unknown): Promise<Refusal | null> {
    return this.#act((seat) => this.#match.rowOf(seat, move));
  }

  undo(): Promise<Refusal | null> {
    return this.#act((seat) => ({ do: 'undo', seat }));
  }

  /**
   * Records that the person at the screen asks for a hint, and returns what it may rest on: their own view and moves. Null where
   * none is given: on a shared screen, and to anybody who need not decide.
   */
  async hint(): Promise<HintRequest | null> {
    const seat = this.#viewer;
    if (seat === null || this.#persons.length !== 1 || this.#kept.seats.length === 1) return null;
    if (this.#levelAt(seat) !== null) return null;
    const refused = await this.#act((asker) => ({ do: 'hint', seat: asker }));
    if (refused !== null || this.#stopped || !this.#match.deciders().includes(seat)) return null;
    return {
      view: this.#match.viewFor(seat),
      seat,
      past: this.#match.streak(seat),
      number: this.#match.number,
    };
  }

  /** Needs no vote, because everyone is at this screen. */
  rewind(to: number): Promise<Refusal | null> {
    return this.#act((seat) => ({ do: 'rewind', seat, to }));
  }

  /** Gives up for the person at the screen. */
  concede(): Promise<Refusal | null> {
    return this.#act((seat) => ({ do: 'concede', seat }));
  }

  /** Needs no vote either. */
  callOff(): Promise<Refusal | null> {
    return this.#act((seat) => ({ do: 'callOff', seat }));
  }

  lift(): void {
    if (this.#curtain === null) return;
    this.#viewer = this.#curtain;
    this.#curtain = null;
    this.#lifted = this.#match.number;
    this.#receive();
  }

  hurry(): void {
    this.#hurried = true;
  }

  /** The speed at which the person at the screen follows bots. */
  tempo(reading: number, moving: number): void {
    this.#tempo = { reading, moving };
  }

  /** Resolves when nothing more will be stored. */
  async close(): Promise<void> {
    this.#stopped = true;
    this.#unfollow();
    await this.#working.empty();
  }

  #act(rowOf: (seat: Seat) => Row<unknown>): Promise<Refusal | null> {
    const seat = this.#viewer;
    // A player who has conceded watches: a bot plays the seat.
    if (seat === null || this.#curtain !== null || this.#levelAt(seat) !== null) return Promise.resolve(null);
    return this.#working.enter(() => this.#take(rowOf(seat)));
  }

  async #take(row: Row<unknown>): Promise<Refusal | null> {
    if (this.#stopped) return null;
    const proposal = this.#match.propose(row);
    if (!proposal.ok) return proposal.refusal;
    const stored = await this.#options.store.append(
      this.#kept.id,
      proposal.number,
      proposal.row,
      this.#options.now(),
    );
    if (!stored) {
      this.#leave('elsewhere');
      return null;
    }
    proposal.commit();
    // A bot takes the seat.
    if (row.do === 'concede') this.#receive();
    await this.#noted();
    if (this.#match.outcome() !== null)
      this.#options.tell({ type: 'reasons', reasons: reasonsIn(this.#match.log(this.#viewer)) });
    this.#go();
    return null;
  }

  #noted(): Promise<void> {
    const { conceded } = this.#match.ending;
    const deciders = this.#match.deciders().filter((seat) => !conceded.includes(seat));
    const outcome = this.#match.outcome();
    return this.#options.store.note(this.#kept.id, { deciders, outcome });
  }

  #leave(problem: LinkProblem): void {
    this.#stopped = true;
    this.#options.tell({ type: 'gone', problem });
  }

  /** Sends the table to the viewer, then every further row. */
  #receive(): void {
    this.#unfollow();
    this.#options.tell(welcome(this.#kept, this.#match, this.#levelAt, this.#viewer));
    const viewer = this.#viewer;
    this.#unfollow = this.#match.subscribe(viewer, (update) => {
      this.#seen = update.events.length > 0;
      this.#staged = stagedIn(this.#game, update.events);
      const choice = viewer === null ? null : this.#match.choiceOf(viewer);
      this.#options.tell({ type: 'row', update: updateMessage(update), choice });
    });
  }

  /**
   * Plays ordered moves and bots' moves, then hands the screen to the person who must decide. No least time applies:
   * anyone who could measure it has the whole game on this device.
   */
  #go(): void {
    if (this.#stopped || this.#playing) return;
    if (this.#next() === null) {
      this.#hurried = false;
      this.#handOver();
      return;
    }
    this.#playing = true;
    void this.#playNext();
  }

  /** The next seat to play for, or null. */
  #next(): Seat | null {
    const ordered = this.#match.deciders().find((seat) => this.#match.ordered(seat) !== null);
    return ordered ?? this.#bots.asked();
  }

  #pause(): number {
    const { reading, moving } = this.#tempo;
    const seat = this.#next();
    const usual = pauseBefore(
      seat === null ? 0 : this.#match.streak(seat).length,
      this.#seen ? SEEN_PAUSE : UNSEEN_PAUSE,
    );
    return reading * usual + moving * this.#staged;
  }

  async #playNext(): Promise<void> {
    await this.#options.pause(this.#hurried ? 0 : this.#pause());
    await this.#working
      .enter(async () => {
        this.#playing = false;
        const seat = this.#next();
        if (seat === null) {
          this.#go();
          return;
        }
        if (this.#stopped) return;
        const ordered = this.#match.ordered(seat);
        const { move, why } = ordered === null ? this.#bots.choose(seat) : { move: ordered, why: undefined };
        const refused = await this.#take(this.#match.rowOf(seat, move, why));
        if (refused !== null) throw new Error(`what is played for seat ${seat} is refused: ${refused.code}`);
      })
      .catch((error: unknown) => {
        this.#leave('broken');
        this.#options.trouble(error);
      });
  }

  readonly #levelAt = (seat: Seat): string | null => this.#bots.levelAt(seat);

  #handOver(): void {
    if (this.#persons.length < 2 || this.#curtain !== null) return;
    const asked = this.#match.deciders().filter((seat) => this.#levelAt(seat) === null);
    const [next] = asked;
    if (next === undefined || (this.#viewer !== null && asked.includes(this.#viewer))) return;
    this.#curtain = next;
    this.#unfollow();
    const events = this.#match
      .log(null)
      .filter(({ number, standing }) => standing && number > this.#lifted)
      .flatMap((entry) => entry.events);
    const { game, name } = this.#kept;
    const players = seatsOf(this.#kept, this.#levelAt, next);
    const view = this.#match.viewFor(null);
    this.#options.tell({ type: 'curtain', curtain: { game, name, seat: next, players, events, view } });
  }
}

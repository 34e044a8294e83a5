import {
  type AnyGame,
  type Full,
  type Masked,
  playSet,
  type Random,
  RolloutContext,
  type Seat,
  winShares,
} from '@sanguine/kernel';
import type { Arm } from './arm.ts';
import { type Arms, InfoNode } from './info-node.ts';
import { Horizon } from './horizon.ts';
import type { SearchBudget } from './budget.ts';

/** What of a game a search needs. */
export type Searchable = Pick<AnyGame, 'engine' | 'insight' | 'estimate'>;

export interface SearchOptions {
  /** How much the search explores moves that have done worse so far. */
  readonly curiosity?: number;
  /** How often the deciders change before a state is evaluated as it stands; left out: the game's own number. */
  readonly turns?: number;
}

export interface SearchResult {
  readonly move: unknown;
  /** How likely the seat is to win by it, from 0 to 1: what people are told. */
  readonly odds: number;
  readonly playouts: number;
  /** How many moves were considered. */
  readonly considered: number;
  /** The second best, and how much less likely the seat is to win by it, from 0 to 1; null for an only move. */
  readonly next: { readonly move: unknown; readonly behind: number } | null;
  /** The moves that are meant to follow it, where the game plans ahead. */
  readonly plan?: readonly unknown[];
}

const CURIOSITY = 0.2;
/** Plays before a state is evaluated, where the game does not count turns; where it does, the most. */
const PLAYS = 10;
const MOST_PLAYS = 40;
/** Imagined states each first move is tried on before the search begins. */
const TRIALS = 2;
/** Where not all legal moves can be listed, so many are drawn by chance besides. */
const SAMPLED = 8;
/** How many play-outs those trials count for. */
const TRUST = 2;
/** A node has as many moves as the square root of its visits, times this. */
const WIDTH = 0.6;
const FIRST_WIDTH = 1;
/** Play-outs between two checks whether the choice is clear. */
const STRIDE = 4;
/**
 * A move that is behind hardly gets more than this share of the play-outs left, so the search may stop early: of 161
 * decisions measured, five would have changed with the full time, none by more than a hundredth of a win.
 */
const CHASE = 1 / 3;

type Path = { readonly seat: Seat; readonly arm: Arm }[];
type Imagined = Full<unknown>;

/**
 * Information-set tree search: every play-out imagines what the seat cannot see, follows the tree of what the seat would
 * see, adds one node, plays on for a while and evaluates the state. It is given a mask and nothing else.
 */
export class Search {
  readonly #game: Searchable;
  readonly #view: Masked<unknown>;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #context: RolloutContext<unknown>;
  readonly #curiosity: number;
  readonly #turns: number;
  readonly #plays: number;
  readonly #root = new InfoNode();

  constructor(
    game: Searchable,
    view: Masked<unknown>,
    seat: Seat,
    random: Random,
    { curiosity = CURIOSITY, turns = game.insight?.turns ?? Infinity }: SearchOptions = {},
  ) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#random = random;
    this.#context = new RolloutContext(random);
    this.#curiosity = curiosity;
    this.#turns = turns;
    this.#plays = turns === Infinity ? PLAYS : MOST_PLAYS;
  }

  run({ playouts, left = () => Infinity }: SearchBudget): SearchResult {
    const { list } = this.#firstMoves();
    let made = 0;
    for (const most = list.length > 1 ? playouts : 0; made < most; made++) {
      if (made % STRIDE === 0 && isDecided(list, Math.min(most - made, CHASE * left(made)))) break;
      this.#playout();
    }
    const best = mostVisited(list);
    const others = list.filter((arm) => arm !== best);
    const second = others.length === 0 ? null : mostVisited(others);
    const now = this.#game.estimate.chances(this.#view)[this.#seat] ?? 0;
    const odds = best.told.or(now);
    const next = second && { move: second.move, behind: Math.max(0, odds - second.told.or(now)) };
    return { move: best.move, odds, playouts: made, considered: list.length, next };
  }

  /** The first moves, the best one move ahead in front: the tree widens in this order. */
  #firstMoves(): Arms {
    const { insight } = this.#game;
    const moves = insight?.candidates?.(this.#view, this.#seat) ?? this.#legal();
    const odds = this.#firstOdds(moves);
    const order = [...moves.keys()].toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0));
    const arms = this.#root.armsOf(this.#seat);
    for (const at of order) {
      const arm = arms.add(moves[at], this.#keyOf(this.#view, this.#seat, moves[at]));
      arm.visits = TRUST;
      arm.won = TRUST * (odds[at] ?? 0);
    }
    return arms;
  }

  /** All legal moves; where they cannot be listed, the candidates and some others. */
  #legal(): readonly unknown[] {
    const { engine } = this.#game;
    const listed = engine.moves(this.#view, this.#seat);
    if (engine.exhaustive(this.#view, this.#seat)) return listed;
    const sampled = Array.from({ length: SAMPLED }, () =>
      engine.sample(this.#view, this.#seat, this.#random),
    );
    const byKey = new Map<string, unknown>();
    for (const move of [...listed, ...sampled]) byKey.set(this.#keyOf(this.#view, this.#seat, move), move);
    return [...byKey.values()];
  }

  /** The odds right after each first move, over a few imagined states; 0 where others decide too, because nothing is played until all have chosen. */
  #firstOdds(moves: readonly unknown[]): number[] {
    const { engine, insight } = this.#game;
    const odds = moves.map(() => 0);
    if (insight === undefined || engine.deciders(this.#view).length > 1) return odds;
    for (let trial = 0; trial < TRIALS; trial++) {
      const imagined = engine.imagine(this.#view, this.#seat, this.#random);
      for (const [at, move] of moves.entries()) {
        const state = engine.clone(imagined);
        engine.play(state, this.#seat, move, this.#context);
        odds[at] = (odds[at] ?? 0) + this.#evaluate(state, this.#seat) / TRIALS;
      }
    }
    return odds;
  }

  #playout(): void {
    const state = this.#game.engine.imagine(this.#view, this.#seat, this.#random);
    const horizon = new Horizon(this.#turns, this.#plays);
    const path = this.#descend(state, horizon);
    this.#playOn(state, horizon);
    const odds: number[] = [];
    const first = path.find(({ seat }) => seat === this.#seat);
    first?.arm.told.add(this.#game.estimate.chances(state)[this.#seat] ?? 0);
    for (const { seat, arm } of path) {
      arm.visits++;
      arm.won += odds[seat] ??= this.#evaluate(state, seat);
    }
  }

  /** From node to node by the most promising moves, until a new node is added. */
  #descend(state: Imagined, horizon: Horizon): Path {
    const { engine } = this.#game;
    const path: Path = [];
    for (let here: InfoNode | undefined = this.#root; here !== undefined;) {
      const deciders = engine.deciders(state);
      if (horizon.isReached(deciders)) break;
      const chosen = [];
      for (const seat of deciders) chosen.push({ seat, arm: this.#choose(here, state, seat) });
      const seen = this.#seen(state, chosen);
      const plays = chosen.map(({ seat, arm }) => ({ seat, move: arm.move }));
      playSet(engine, state, plays, this.#context);
      path.push(...chosen);
      const next: InfoNode | undefined = here.next(seen);
      if (next === undefined) here.open(seen);
      here = next;
    }
    return path;
  }

  /** The plays as the searching seat sees them: what it cannot tell apart leads to the same node. */
  #seen(state: Imagined, chosen: Path): string {
    const { engine } = this.#game;
    return chosen
      .map(({ seat, arm }) => `${seat} ${engine.face(state, seat, arm.move, this.#seat)}`)
      .join('; ');
  }

  /** The most promising move known here that is legal in this imagined state. */
  #choose(here: InfoNode, state: Imagined, seat: Seat): Arm {
    const arms = here.armsOf(seat);
    arms.visits++;
    const own = here === this.#root && seat === this.#seat;
    const width = Math.ceil((own ? FIRST_WIDTH : WIDTH) * Math.sqrt(arms.visits));
    if (!own && arms.list.length < width) this.#widen(arms, state, seat);
    const known = own ? Math.min(width, arms.list.length) : arms.list.length;
    const best = arms.best(known, this.#curiosity, ({ move }) => own || this.#isLegal(state, seat, move));
    return best ?? this.#widen(arms, state, seat);
  }

  #isLegal(state: Imagined, seat: Seat, move: unknown): boolean {
    return this.#game.engine.forbid(state, seat, move) === null;
  }

  #widen(arms: Arms, state: Imagined, seat: Seat): Arm {
    const move = this.#newMove(state, seat, arms.visits);
    const key = this.#keyOf(state, seat, move);
    return arms.find(key) ?? arms.add(move, key);
  }

  /** In turn a move of the game's policy and any candidate. */
  #newMove(state: Imagined, seat: Seat, visits: number): unknown {
    if (visits % 2 === 1) return this.#policy(state, seat);
    const { engine, insight } = this.#game;
    const moves = insight?.candidates?.(state, seat);
    return moves?.[this.#random.int(moves.length)] ?? engine.sample(state, seat, this.#random);
  }

  #policy(state: Imagined, seat: Seat): unknown {
    const { engine, insight } = this.#game;
    return insight?.policy?.(state, seat, this.#random) ?? engine.sample(state, seat, this.#random);
  }

  #playOn(state: Imagined, horizon: Horizon): void {
    const { engine } = this.#game;
    for (;;) {
      const deciders = engine.deciders(state);
      if (horizon.isReached(deciders)) return;
      const plays = deciders.map((seat) => ({ seat, move: this.#policy(state, seat) }));
      playSet(engine, state, plays, this.#context);
    }
  }

  /** 1 for a win, a share of it where several win; while the game goes on, the game's own evaluation. */
  #evaluate(state: Imagined, seat: Seat): number {
    const { engine, insight } = this.#game;
    const outcome = engine.outcome(state);
    if (outcome === null) return insight?.evaluate(state, seat) ?? 1 / 2;
    return winShares(outcome)[seat] ?? 0;
  }

  #keyOf(state: Imagined | Masked<unknown>, seat: Seat, move: unknown): string {
    return this.#game.engine.notation.print(state, seat, move);
  }
}

const mostVisited = (arms: readonly Arm[]): Arm =>
  arms.reduce((one, other) => (other.visits > one.visits ? other : one));

/** Whether no other move can still be chosen more often with this many play-outs left. */
function isDecided(arms: readonly Arm[], left: number): boolean {
  if (left <= 0) return true;
  const best = mostVisited(arms);
  return arms.every((arm) => arm === best || best.visits - arm.visits > left);
}

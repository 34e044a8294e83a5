import { decide, drawTempers, levelsOf, OwnMoves, standInLevel } from '@sanguine/bots';
import {
  type AnyGame,
  type AnySetup,
  type Full,
  playSet,
  type Random,
  RowContext,
  type Seat,
  swiftRandom,
  swiftStreams,
  winShares,
} from '@sanguine/kernel';
import { drawSetup } from './draw-setup.ts';

/** A measured table in the middle of a game. */
export interface SampledPosition {
  /** Every seat's features, as seen by a random viewer: a seat, a spectator, or one who knows everything. */
  readonly rows: readonly (readonly number[])[];
  /** What `evaluate` says of each seat by its own mask; null for a game without insight. */
  readonly evaluated: readonly number[] | null;
  readonly sides: readonly (string | null)[];
}

export interface SampledGame {
  readonly players: number;
  /** Its number among the games of this many players. */
  readonly number: number;
  readonly positions: readonly SampledPosition[];
  /** Each seat's share of the win. */
  readonly won: readonly number[];
}

/** About how many positions are taken from a game. */
export const POSITIONS = 16;
/** One game in this many begins unevenly, so that lopsided positions occur. */
const UNEVEN = 2;
/** The longest such a beginning lasts, as a share of a usual game. */
const BEGINNING = 0.7;

/** A game to play: its number among those of this many players, and how long such games usually are. */
export interface PlannedGame {
  readonly players: number;
  readonly number: number;
  readonly length: number;
}

/** A decision in a game: the row it is for, and the seat's own moves since anyone else decided. */
interface Turn {
  readonly state: Full<unknown>;
  readonly seat: Seat;
  readonly number: number;
  readonly past: readonly unknown[];
}

/** How many rows a game of this many players has, by one sample game. */
export function usualLength(game: AnyGame, players: number, seed: string): number {
  const level = standInLevel(game);
  const name = `${seed} length ${players}`;
  const setup = drawSetup(game, players, swiftRandom(name));
  const random = swiftRandom(`${name} bots`);
  let length = 0;
  run(game, setup, name, ({ state, seat, number, past }) => {
    length = number;
    return decide(game, { level, view: game.engine.mask(state, seat), seat, random, past }).move;
  });
  return length;
}

/**
 * One game between equals: bots of the best level that does not search, of all tempers. Some begin with weaker players in some
 * seats: positions are then taken only after them, so that they lead to what they are worth between equals.
 */
export function sampleGame(game: AnyGame, plan: PlannedGame, series: string): SampledGame {
  const { engine } = game;
  const { players, number: which, length } = plan;
  const seed = `${series} ${players} ${which}`;
  const random = swiftRandom(`${seed} sample`);
  const setup = drawSetup(game, players, random);
  const beginning = random.int(UNEVEN) === 0 ? random.int(Math.ceil(length * BEGINNING)) : 0;
  const first = Array.from({ length: players }, () => drawLevel(game, random));
  const best = Array.from({ length: players }, () => standInLevel(game));
  const later = drawTempers(game, best, { generator: 'swift', seed });
  const every = Math.max(1, Math.round(length / POSITIONS));
  const positions: SampledPosition[] = [];
  let seen = 0;
  const botRandom = swiftRandom(`${seed} bots`);
  const won = run(game, setup, seed, ({ state, seat, number, past }) => {
    if (number !== seen && number >= beginning && random.int(every) === 0)
      positions.push(measured(game, state, players, random));
    seen = number;
    const level = (number < beginning ? first : later)[seat] ?? '';
    return decide(game, { level, view: engine.mask(state, seat), seat, random: botRandom, past }).move;
  });
  return { players, number: which, positions, won };
}

/** Draws a seat's level for an uneven beginning: half of the time as good as later, otherwise any lower level. */
function drawLevel(game: AnyGame, random: Random): string {
  const best = standInLevel(game);
  const lower = levelsOf(game).slice(0, levelsOf(game).indexOf(best));
  return random.int(2) === 0 ? best : (lower[random.int(lower.length)] ?? best);
}

function measured(game: AnyGame, state: Full<unknown>, players: number, random: Random): SampledPosition {
  const { engine, estimate, insight } = game;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const viewers = [...seats, null, 'all'] as const;
  const viewer = viewers[random.int(viewers.length)] ?? null;
  return {
    rows: estimate.measure(viewer === 'all' ? state : engine.mask(state, viewer)),
    evaluated:
      insight === undefined ? null : seats.map((seat) => insight.evaluate(engine.mask(state, seat), seat)),
    sides: seats.map((seat) => game.side(state, seat)),
  };
}

/** Plays to the end; returns every seat's share of the win. */
function run(
  { engine }: AnyGame,
  setup: AnySetup,
  seed: string,
  choose: (turn: Turn) => unknown,
): readonly number[] {
  const streams = swiftStreams(seed);
  const state = engine.start(setup, new RowContext<unknown>(streams, 0));
  const own = new OwnMoves();
  for (let number = 1; ; number++) {
    const deciders = engine.deciders(state);
    if (deciders.length === 0) break;
    const plays = deciders.map((seat) => {
      const move = choose({ state, seat, number, past: own.of(seat) });
      own.add(seat, move);
      return { seat, move };
    });
    playSet(engine, state, plays, new RowContext<unknown>(streams, number));
  }
  const outcome = engine.outcome(state);
  if (outcome === null) throw new Error(`seed ${seed}: nobody decides, and the game is not over`);
  return winShares(outcome);
}

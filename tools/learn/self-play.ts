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

/** A table in the middle of a game, measured. */
export interface SampledPosition {
  /** The features of every seat, as seen by the seat, the spectator or the all-knowing who was drawn for it. */
  readonly rows: readonly (readonly number[])[];
  /** What `evaluate` says of each seat on its own mask; null for a game without insight. */
  readonly evaluated: readonly number[] | null;
  readonly sides: readonly (string | null)[];
}

export interface SampledGame {
  readonly players: number;
  /** Which of the games of so many players it is. */
  readonly number: number;
  readonly positions: readonly SampledPosition[];
  /** What each seat had of the win in the end. */
  readonly won: readonly number[];
}

/** About so many positions are taken from a game. */
export const POSITIONS = 16;
/** Of so many games one begins unevenly, so that lopsided positions are met. */
const UNEVEN = 2;
/** The share of a usual game that such a beginning takes at most. */
const BEGINNING = 0.7;

/** A game to play: which of so many players it is, and how long such a game usually is. */
export interface PlannedGame {
  readonly players: number;
  readonly number: number;
  readonly length: number;
}

/** A decision in a game: the row it is for, and the seat's own moves since anybody else decided. */
interface Turn {
  readonly state: Full<unknown>;
  readonly seat: Seat;
  readonly number: number;
  readonly past: readonly unknown[];
}

/** How many rows a game of so many players has: the first of them all tells. */
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
 * One game among equals of the best level that does not search, of all tempers. Some begin with weaker players in some seats for a while:
 * positions are taken only from then on, so that what they lead to is what they are worth among equals.
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

/** Half of the seats of an uneven beginning are as good as later; the others are of any level below. */
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

/** Plays to the end; every seat's share of the win. */
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

import { type AnyGame, RolloutContext, swiftRandom } from '@sanguine/kernel';
import { drawSetup } from './draw-setup.ts';
import type { SampledGame } from './self-play.ts';

interface KeptPosition {
  /** Positions of one game have the same number. */
  readonly game: number;
  readonly rows: readonly (readonly number[])[];
  /** Each seat's share of the win. */
  readonly won: readonly number[];
}

interface MeasuredState {
  readonly state: unknown;
  readonly rows: readonly (readonly number[])[];
}

/** What a test judges weights by: positions they were not learnt from, and states that show if features have changed. */
export interface KeptSample {
  readonly features: readonly string[];
  readonly positions: readonly KeptPosition[];
  readonly states: readonly MeasuredState[];
}

/** Games for each number of players, and positions from each: more would add little. */
const GAMES = 200;
const POSITIONS = 3;

const rounded = (value: number): number => Number(value.toPrecision(4));

export function keptSample(game: AnyGame, keptApart: readonly SampledGame[], seed: string): KeptSample {
  const counts = [...new Set(keptApart.map(({ players }) => players))];
  return {
    features: [...game.estimate.features],
    positions: counts
      .flatMap((players) => keptApart.filter((one) => one.players === players).slice(0, GAMES))
      .flatMap(positionsOf),
    states: counts.map((players) => measuredState(game, players, `${seed} state ${players}`)),
  };
}

/** Positions from every part of a game. */
function positionsOf({ positions, won }: SampledGame, game: number): KeptPosition[] {
  const step = Math.max(1, positions.length / POSITIONS);
  return Array.from({ length: Math.min(POSITIONS, positions.length) }, (_, at) => {
    const { rows } = positions[Math.floor((at + 1 / 2) * step)] ?? { rows: [] };
    return { game, rows: rows.map((row) => row.map(rounded)), won: [...won] };
  });
}

/** Halfway through a random game. */
function measuredState(game: AnyGame, players: number, seed: string): MeasuredState {
  const { engine, estimate } = game;
  const whole = randomPlay(game, players, seed, Infinity).plays;
  const { state } = randomPlay(game, players, seed, Math.floor(whole / 2));
  return { state: engine.clone(state), rows: estimate.measure(state).map((row) => row.map(rounded)) };
}

function randomPlay(game: AnyGame, players: number, seed: string, most: number) {
  const { engine } = game;
  const random = swiftRandom(seed);
  const context = new RolloutContext<unknown>(random);
  const state = engine.start(drawSetup(game, players, random), context);
  let plays = 0;
  for (; plays < most; plays++) {
    const [seat] = engine.deciders(state);
    if (seat === undefined) break;
    engine.play(state, seat, engine.sample(state, seat, random), context);
  }
  return { state, plays };
}

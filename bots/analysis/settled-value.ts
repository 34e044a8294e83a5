import { type AnyGame, type Full, playSet, RolloutContext, type Seat, swiftStreams } from '@sanguine/kernel';
import { playOnAfter } from '../search/play-on.ts';

/** An Age of many players takes fewer plays; a state that is never settled is taken as it stands. */
const MOST_PLAYS = 1000;

const DRAWN = 0;
const POLICY = 1;

/** Everybody's chances, and whether the state alone decides them. */
export interface SettledValue {
  readonly chances: readonly number[];
  /** Nothing was left to chance: another look would give the same. */
  readonly exact: boolean;
}

/** The move that led to a state, and who made it. */
export interface LastMove {
  readonly seat: Seat;
  readonly move: unknown;
}

/**
 * Everybody's chances in a state. An estimate ignores what has been drawn but has not taken effect yet, so such a state is
 * played on until it has. Changes the state.
 */
export function settledValue(
  game: AnyGame,
  state: Full<unknown>,
  last: LastMove | null,
  conceded: readonly Seat[],
  seed: string,
): SettledValue {
  const { engine, insight, estimate } = game;
  const told = (exact: boolean): SettledValue => ({
    chances: withoutSeats(estimate.chances(state), conceded),
    exact,
  });
  if (engine.outcome(state) !== null || (insight?.isSettled?.(state, state) ?? true)) return told(true);
  const drawn = engine.clone(state);
  const streams = swiftStreams(seed);
  const context = new RolloutContext<unknown>(streams.stream(DRAWN, 'open'));
  const first = last && { seat: last.seat, rated: { move: last.move, odds: 0 } };
  const playOn = playOnAfter(game, first, streams.stream(POLICY, 'open'));
  for (let plays = 0; plays < MOST_PLAYS; plays++) {
    const deciders = engine.deciders(state);
    if (deciders.length === 0 || insight?.isSettled?.(state, drawn) === true) break;
    playSet(
      engine,
      state,
      deciders.map((seat) => ({ seat, move: playOn(state, seat) })),
      context,
    );
  }
  return told(false);
}

/** Gives seats that have conceded no chance, whoever plays on for them. */
export function withoutSeats(chances: readonly number[], conceded: readonly Seat[]): readonly number[] {
  if (conceded.length === 0) return chances;
  const left = chances.map((chance, seat) => (conceded.includes(seat) ? 0 : chance));
  const whole = left.reduce((sum, chance) => sum + chance, 0);
  const staying = chances.length - conceded.length;
  return left.map((chance, seat) => {
    if (whole > 0) return chance / whole;
    return conceded.includes(seat) ? 0 : 1 / staying;
  });
}

import { type AnyGame, type Full, outcomeOf, type Position, swiftStreams, winShares } from '@sanguine/kernel';
import { Heat } from '../search/heat.ts';
import type { Course } from './course.ts';
import type { CurvePoint } from './analysis.ts';
import { POINTS } from './points.ts';
import { SeatMeans } from './seat-means.ts';
import { withoutSeats } from './settled-value.ts';

/** A moment that has a point on the curve. */
export type CurveMoment = Omit<CurvePoint, 'chances'> & { readonly position: Position<unknown, unknown> };

/** The beginning, every turn's beginning, and the end. */
export function momentsOf(game: AnyGame, { from, start, startEvents, rows, end }: Course): CurveMoment[] {
  const moments: CurveMoment[] = [];
  const first = startEvents.map((event) => game.landmark(event)).findLast((one) => one?.kind === 'turn');
  const opened =
    first?.kind === 'turn' ? { round: first.round, turn: first.seat } : { round: null, turn: null };
  moments.push({ row: from, ...opened, position: start });
  for (const { number, round, turn, position } of rows) {
    if (turn !== null && outcomeOf(game.engine, position) === null)
      moments.push({ row: number, round, turn, position });
  }
  const last = rows.at(-1);
  moments.push({ row: last?.number ?? from, round: last?.round ?? null, turn: null, position: end });
  return moments;
}

/**
 * Everybody's chances at a moment, by the whole truth: nothing is hidden after a game. Play-outs from the position end where the
 * game's own searches do, and the estimate is taken there; without play-outs it is taken of the position itself.
 */
export function pointAt(game: AnyGame, moment: CurveMoment, playouts: number, seed: string): CurvePoint {
  const { row, round, turn, position } = moment;
  const chances = (): readonly number[] => {
    const outcome = outcomeOf(game.engine, position);
    if (outcome !== null) return winShares(outcome);
    return withoutSeats(refined(game, position.state, playouts, `${seed} ${row}`), position.ending.conceded);
  };
  return { row, round, turn, chances: chances().map((chance) => POINTS * chance) };
}

function refined(game: AnyGame, state: Full<unknown>, playouts: number, seed: string): readonly number[] {
  const told = game.estimate.chances(state);
  const [seat] = game.engine.deciders(state);
  if (playouts < 1 || seat === undefined) return told;
  const means = new SeatMeans(told.length);
  for (let at = 0; at < playouts; at++) {
    // All seats play equally carefully, or the one to move would always look better.
    const end = new Heat(game, state, seat, swiftStreams(`${seed} ${at}`)).playOut(null);
    means.add(game.estimate.chances(end));
  }
  return means.means;
}

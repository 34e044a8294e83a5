import {
  type AnyGame,
  copy,
  type Draw,
  type Full,
  type Random,
  RolloutContext,
  type Seat,
  swiftRandom,
} from '@sanguine/kernel';
import type { Course, CourseRow } from './course.ts';
import { everyDraw } from './every-draw.ts';
import { POINTS } from './points.ts';
import { SeatMeans } from './seat-means.ts';
import { type LastMove, settledValue, type SettledValue } from './settled-value.ts';

/** Something drawn, and how to redraw it. */
export interface Drawing {
  readonly after: Full<unknown>;
  readonly last: LastMove | null;
  readonly conceded: readonly Seat[];
  readonly draws: readonly Draw[];
  /** The state after the same moves with other luck; null if that luck leaves one of them illegal. */
  readonly redraw: (random: Random) => Full<unknown> | null;
}

/** In points of chance to win. */
export interface MeasuredLuck {
  /** By seat. */
  readonly luck: readonly number[];
  /** The largest standard error among them. */
  readonly error: number;
  /** By seat: what such a draw gives on average. */
  readonly expected: readonly number[];
}

export interface LuckOptions {
  readonly seed: string;
  /** How many redraws there are; few possible draws are all played through instead. */
  readonly redraws: number;
}

/** The deal at the beginning. */
export function dealing(game: AnyGame, { start, deal }: Course): Drawing | null {
  if (deal === null || deal.draws.length === 0) return null;
  const { engine } = game;
  return {
    after: start.state,
    last: null,
    conceded: [],
    draws: deal.draws,
    redraw(random) {
      const context = new RolloutContext<unknown>(random);
      // The set-up was checked when the record was replayed.
      return engine.clone(engine.start(copy(deal.setup) as Parameters<typeof engine.start>[0], context));
    },
  };
}

/** What a row drew. */
export function drawingOf({ engine }: AnyGame, row: CourseRow): Drawing {
  const { before, position, plays, draws } = row;
  const [one] = plays;
  return {
    after: position.state,
    last: one ?? null,
    conceded: position.ending.conceded,
    draws,
    redraw(random) {
      const state = engine.clone(before.state);
      const context = new RolloutContext<unknown>(random);
      for (const { seat, move } of plays) {
        if (plays.length > 1 && engine.forbid(state, seat, move) !== null) return null;
        // A copy: rules may keep parts of a move in the state and change them there.
        engine.play(state, seat, copy(move), context);
      }
      return state;
    },
  };
}

/** How much a draw gave everybody, compared with the average from the same state by the same moves. */
export function measureLuck(game: AnyGame, drawing: Drawing, options: LuckOptions): MeasuredLuck {
  const { seed, redraws } = options;
  const value = (state: Full<unknown>, number: string): SettledValue =>
    settledValue(game, state, drawing.last, drawing.conceded, `${seed} ${number}`);
  const drawn = actual(game, drawing, redraws, value);
  const average = counted(game, drawing, redraws, value) ?? sampled(drawing, options, value) ?? drawn;
  return {
    luck: drawn.means.map((mean, seat) => POINTS * (mean - (average.means[seat] ?? 0))),
    error:
      POINTS * Math.max(...drawn.errors.map((error, seat) => Math.hypot(error, average.errors[seat] ?? 0))),
    expected: average.means.map((mean) => POINTS * mean),
  };
}

interface Averages {
  readonly means: readonly number[];
  readonly errors: readonly number[];
}

type Value = (state: Full<unknown>, number: string) => SettledValue;

/** The value of what was drawn: known at once, or by playing on. */
function actual({ engine }: AnyGame, { after }: Drawing, most: number, value: Value): Averages {
  const first = value(engine.clone(after), 'drawn 0');
  if (first.exact) return { means: first.chances, errors: first.chances.map(() => 0) };
  const means = new SeatMeans(first.chances.length);
  means.add(first.chances);
  for (let at = 1; at < Math.max(2, most); at++) means.add(value(engine.clone(after), `drawn ${at}`).chances);
  return means;
}

/** Everything that could have been drawn, if that is little. Values not known at once are taken twice, to know their error. */
function counted(
  { engine }: AnyGame,
  { draws, redraw }: Drawing,
  most: number,
  value: Value,
): Averages | null {
  if (draws.reduce((product, [, among]) => product * among, 1) > 2 * most) return null;
  const all = everyDraw((random) => redraw(random), 2 * most);
  if (all === null || all.some(({ played }) => played === null)) return null;
  const means: number[] = [];
  const squares: number[] = [];
  for (const [at, { played, likelihood }] of all.entries()) {
    if (played === null) continue;
    const again = engine.clone(played);
    const one = value(played, `counted ${at}`);
    const other = one.exact ? one : value(again, `counted again ${at}`);
    for (const [seat, chance] of one.chances.entries()) {
      const second = other.chances[seat] ?? chance;
      means[seat] = (means[seat] ?? 0) + (likelihood * (chance + second)) / 2;
      squares[seat] = (squares[seat] ?? 0) + ((likelihood * (chance - second)) / 2) ** 2;
    }
  }
  return { means, errors: squares.map((square) => Math.sqrt(square)) };
}

function sampled({ redraw }: Drawing, { seed, redraws }: LuckOptions, value: Value): Averages | null {
  let means: SeatMeans | null = null;
  for (let at = 0; at < Math.max(2, redraws); at++) {
    const state = redraw(swiftRandom(`${seed} redraw ${at}`));
    if (state === null) continue;
    const { chances } = value(state, `redrawn ${at}`);
    means ??= new SeatMeans(chances.length);
    means.add(chances);
  }
  return means === null || means.count < 2 ? null : means;
}

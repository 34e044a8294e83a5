import type { AnyGame, GameRecord, Seat } from '@sanguine/kernel';
import type { Analysis, CurvePoint, Depth, JudgedDecision, JudgedDraw } from './analysis.ts';
import { type Course, courseOf, type Unanalysed } from './course.ts';
import { momentsOf, pointAt } from './curve.ts';
import { decisionsOf } from './decision.ts';
import { type Effort, EFFORTS, redrawsFor } from './effort.ts';
import { dealing, drawingOf, measureLuck } from './luck.ts';
import { decisiveMoments } from './moments.ts';
import { Pace } from './pace.ts';
import { POINTS } from './points.ts';
import { type Doubted, firstLook, type Screened, searched } from './screening.ts';
import { seatReports } from './seat-report.ts';
import { settledValue } from './settled-value.ts';
import { type PlayerNames, toldEvents, toldMove } from './told.ts';

export const STAGES = ['look', 'luck', 'curve', 'search'] as const;

/** How far an analysis has come. */
export interface AnalysisProgress {
  readonly stage: (typeof STAGES)[number];
  /** In parts that take about the same time. */
  readonly done: number;
  readonly total: number;
}

export interface AnalysisOptions {
  readonly depth: Depth;
  readonly names: PlayerNames;
  /** Whose decisions are judged; by default everybody's. */
  readonly seats?: readonly Seat[];
  /** The milliseconds left, by the caller's clock. Without one the same record gives the same analysis. */
  readonly left?: () => number;
  /** By default the effort of the depth. */
  readonly effort?: Partial<Effort>;
  readonly seed?: string;
}

export type Analysed = { readonly ok: true; readonly analysis: Analysis } | Unanalysed;

/** The share of the time after which each stage ends; the rest of it is done more quickly or not at all. */
const DEADLINES = { luck: 0.25, curve: 0.33, look: 0.65, search: 0.95 } as const;
/** How many redraws there are when time is short. */
const HURRIED = 4;
/** A search takes as long as this many other parts. */
const SEARCH_PARTS = 4;

/**
 * Analyses a finished game: what luck gave whom, the chances turn by turn, and what each decision cost. Decisions are judged by
 * what their seats could know; the rest by the whole truth, which is why only a finished game is analysed.
 */
export function* analyse(
  game: AnyGame,
  record: GameRecord,
  options: AnalysisOptions,
): Generator<AnalysisProgress, Analysed, undefined> {
  const { depth, names, seats, seed = 'analysis' } = options;
  const pace = new Pace(options.left);
  const effort = { ...EFFORTS[depth], ...options.effort };
  const course = courseOf(game, record);
  if (!course.ok) return course;

  const decisions = decisionsOf(game, course.rows, seats);
  const drawn = course.rows.filter(({ draws, plays }) => draws.length > 0 && plays.length > 0);
  const moments = momentsOf(game, course);
  const searches = SEARCH_PARTS * Math.min(decisions.length, effort.costly + effort.close);
  const total = 2 * decisions.length + drawn.length + 1 + moments.length + searches;
  let done = 0;
  const progress = (stage: AnalysisProgress['stage'], parts = 1): AnalysisProgress => {
    done = Math.min(total, done + parts);
    return { stage, done, total };
  };

  const screened: Screened[] = [];
  const doubted: Doubted[] = [];
  for (const decision of decisions) {
    const look = firstLook(game, decision);
    if ('look' in look) screened.push(look);
    else doubted.push(look);
    yield progress('look');
  }

  const draws: JudgedDraw[] = [];
  const often = redrawsFor(effort, drawn.length + 1);
  const dealt = dealing(game, course);
  const start = startOf(game, course, seed);
  if (dealt !== null) {
    const { luck, error, expected } = measureLuck(game, dealt, {
      seed: `${seed} deal`,
      redraws: often,
    });
    start.splice(0, start.length, ...expected);
    const words = toldEvents(game, course.startEvents, names, game.engine.mask(course.start.state, null), {
      en: '',
      ja: '',
    });
    draws.push({ row: course.from, round: null, seat: null, luck, error, drawn: dealt.draws.length, words });
  }
  yield progress('luck');
  for (const row of drawn) {
    const redraws = pace.within(DEADLINES.luck) ? often : Math.min(HURRIED, often);
    const { luck, error } = measureLuck(game, drawingOf(game, row), {
      seed: `${seed} ${row.number}`,
      redraws,
    });
    draws.push({
      row: row.number,
      round: row.round,
      seat: row.row.seat,
      luck,
      error,
      drawn: row.draws.length,
      words: drawnWords(game, row, names),
    });
    yield progress('luck');
  }

  const curve: CurvePoint[] = [];
  for (const moment of moments) {
    curve.push(pointAt(game, moment, pace.within(DEADLINES.curve) ? effort.playouts : 0, seed));
    yield progress('curve');
  }

  const skipped: Seat[] = [];
  for (const doubt of doubted.toSorted((one, other) => other.gap - one.gap)) {
    if (pace.within(DEADLINES.look)) screened.push(doubt.screen(effort, seed));
    else skipped.push(doubt.decision.seat);
    yield progress('look');
  }
  yield progress('look', decisions.length - doubted.length);

  const worthy = worthASearch(screened, effort);
  for (const [at, one] of worthy.entries()) {
    if (!pace.within(DEADLINES.search)) break;
    // Most need less than their part of the time, so each may take more than one part.
    const isLate = pace.part(DEADLINES.search, Math.ceil((worthy.length - at) / 2));
    const judgement = searched(game, one.decision, effort, `${seed} search`, isLate);
    if (judgement !== null) screened[screened.indexOf(one)] = { ...one, judgement, look: 'settled' };
    yield progress('search', SEARCH_PARTS);
  }

  const judged = screened
    .toSorted((one, other) => one.decision.row - other.decision.row)
    .map((one) => toldDecision(game, one));
  const { outcome, from } = course;
  return {
    ok: true,
    analysis: {
      game: game.engine.id,
      depth,
      from,
      curve,
      seats: seatReports({ outcome, start, decisions: judged, draws, skipped }),
      decisions: judged,
      draws,
      moments: decisiveMoments(judged, draws),
    },
  };
}

/** Everybody's chances at the beginning, in points. */
function startOf(game: AnyGame, { start }: Course, seed: string): number[] {
  const { chances } = settledValue(game, game.engine.clone(start.state), null, start.ending.conceded, seed);
  return chances.map((chance) => POINTS * chance);
}

/** The decisions that look costly, costliest first; then those that look right but may not be. */
function worthASearch(screened: readonly Screened[], { costly, close }: Effort): Screened[] {
  const looking = (look: Screened['look']): Screened[] => screened.filter((one) => one.look === look);
  return [
    ...looking('costly')
      .toSorted((one, other) => other.judgement.loss - one.judgement.loss)
      .slice(0, costly),
    ...looking('close')
      .toSorted((one, other) => one.gap - other.gap)
      .slice(0, close),
  ];
}

function toldDecision(game: AnyGame, { decision, judgement }: Screened): JudgedDecision {
  const { row, round, seat, view, move } = decision;
  const { best, chance, loss, error, verdict, worlds } = judgement;
  const made = toldMove(game, view, seat, move);
  const better = toldMove(game, view, seat, best);
  const isSame = better.notation === made.notation;
  return { row, round, seat, made, better: isSame ? null : better, chance, loss, error, verdict, worlds };
}

function drawnWords(
  game: AnyGame,
  { events, before, plays }: Course['rows'][number],
  names: PlayerNames,
): JudgedDraw['words'] {
  const [play] = plays;
  if (play === undefined) return { en: '', ja: '' };
  const view = game.engine.mask(before.state, play.seat);
  return toldEvents(game, events, names, view, toldMove(game, view, play.seat, play.move).words);
}

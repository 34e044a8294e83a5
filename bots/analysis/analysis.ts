import type { Locale, Seat } from '@sanguine/kernel';
import type { Mark, Verdict } from '../judgement/mark.ts';

/** How long an analysis takes: a whole game in a minute, or as long as finer marks need. */
export const DEPTHS = ['quick', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

/**
 * What is found out about a finished game. Chances, losses and luck are all in points of chance to win, a hundred in a game.
 */
export interface Analysis {
  readonly game: string;
  readonly depth: Depth;
  /** The row it begins after: 0, or the one at which the rules changed. */
  readonly from: number;
  /** Everybody's chance to win when a turn begins, and at the end. */
  readonly curve: readonly CurvePoint[];
  readonly seats: readonly SeatReport[];
  /** Every unforced decision that was judged, earliest first. */
  readonly decisions: readonly JudgedDecision[];
  /** Every row that drew something, earliest first. */
  readonly draws: readonly JudgedDraw[];
  /** What changed the chances most, earliest first. */
  readonly moments: readonly DecisiveMoment[];
}

/** A marked decision or a draw, found by its row in the list of its kind. */
export interface DecisiveMoment {
  readonly kind: 'decision' | 'draw';
  readonly row: number;
  readonly round: number | null;
  /** Who lost by the decision, or gained most by the draw. */
  readonly seat: Seat;
  /** How much: never below 0. */
  readonly points: number;
}

export interface CurvePoint {
  /** The row after which these chances hold; 0 for the beginning. */
  readonly row: number;
  readonly round: number | null;
  /** Whose turn begins here; null at the end and when everybody chooses at once. */
  readonly turn: Seat | null;
  /** By seat. */
  readonly chances: readonly number[];
}

export interface SeatReport {
  readonly seat: Seat;
  readonly score: number;
  readonly rank: number;
  /** The chance to win at the beginning, as an average deal would give it. */
  readonly start: number;
  /** What the seat got of the win: 100, 0, or a share of it. */
  readonly result: number;
  /** The sum of what its own and everybody else's draws gave it. */
  readonly luck: number;
  /** The standard error of that. */
  readonly luckError: number;
  /** The result less the luck. Right on average, so in a single game it may lie below 0 or above 100. */
  readonly withoutLuck: number;
  /** How many decisions were judged, the average certain cost of one, and how many were too close to tell. */
  readonly decisions: number;
  readonly cost: number;
  readonly unclear: number;
  /** Decisions that there was no time for. */
  readonly skipped: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** How many numbers its own moves drew, and how many of all draws gave or took it two points or more. */
  readonly counts: { readonly draws: number; readonly lucky: number; readonly unlucky: number };
}

/** A move in notation and in words. */
export interface ToldMove {
  readonly notation: string;
  readonly words: Readonly<Record<Locale, string>>;
}

export interface JudgedDecision {
  readonly row: number;
  readonly round: number | null;
  readonly seat: Seat;
  readonly made: ToldMove;
  /** What Warlord would have done; null if the same. */
  readonly better: ToldMove | null;
  /** The chance to win by the better move. */
  readonly chance: number;
  readonly loss: number;
  /** Half the width of the loss's 95 % interval. */
  readonly error: number;
  readonly verdict: Verdict;
  /** How many sampled worlds it was judged by. */
  readonly worlds: number;
}

export interface JudgedDraw {
  readonly row: number;
  readonly round: number | null;
  /** Who made the move that drew; null for the deal. */
  readonly seat: Seat | null;
  /** What it gave or took, by seat, compared with the average of such draws. */
  readonly luck: readonly number[];
  /** The standard error of that; 0 if every possible draw was counted. */
  readonly error: number;
  /** How many numbers were drawn: dice, tiles, cards. */
  readonly drawn: number;
  /** What was drawn, as the log tells it to everybody after the game. */
  readonly words: Readonly<Record<Locale, string>>;
}

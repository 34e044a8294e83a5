import * as v from 'valibot';
import { type AnySetup, type Frame, type Framed, type Schema, type Seat, whole } from '../../../index.ts';

/**
 * Parley, a tiny game that has everything the kit checks. In turn the seats put marks on huts (free), draw a card, roll
 * for coins, make another seat show a card, drop cards, and pitch a tent anywhere in the field; then all seats with
 * cards duel with one chosen in secret.
 */
export interface Setup extends AnySetup {
  readonly seats: number;
  readonly rounds: number;
}

export const KINDS = [1, 2, 3, 4];
export const COPIES = 4;
export const HUTS = 3;
export const DEALT = 2;
export const MOST_CARDS = 5;
export const MOST_COINS = 9;
export const MOST_MARKS = 4;

/** A card the viewer may not see. */
export const HIDDEN = 0;
/** A seat's choice in the duel: not chosen yet, no card to choose, or keeping its cards. */
export const NOT_YET = -1;
export const ABSENT = 8;
export const HELD = 9;

export interface Card {
  kind: number;
  /** Everybody has seen it. */
  shown: boolean;
}

/** A point of the field, in thousandths. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Tent extends Point {
  readonly seat: Seat;
}

/** The extent of the field from 0 in both directions, and the width of a tent. */
export const FIELD = 10_000;
export const TENT = 1500;

export interface Frames {
  turn: { marked: number; drawn: boolean; rolled: boolean; exposed: boolean };
  drop: { from: Seat };
  camp: { from: Seat };
  duel: { chosen: number[] };
}

export interface State extends Framed<Frames> {
  round: number;
  rounds: number;
  active: Seat;
  coins: number[];
  marks: number[][];
  /** Sorted, so that a card's place tells nothing. */
  hands: Card[][];
  /** Sorted: chance picks the card when it is drawn. */
  bag: number[];
  discards: number[];
  tents: Tent[];
  frames: Frame<Frames>[];
}

export type TurnMove =
  | { readonly do: 'mark'; readonly hut: number }
  | { readonly do: 'expose'; readonly target: Seat }
  | { readonly do: 'draw' | 'roll' | 'end' };
export type DropMove = { readonly do: 'drop'; readonly cards: readonly number[] };
export type CampMove = { readonly do: 'pitch'; readonly at: Point } | { readonly do: 'rest' };
export type DuelMove = { readonly do: 'commit'; readonly card: number } | { readonly do: 'hold' };
export type Move = TurnMove | DropMove | CampMove | DuelMove;

export type Event =
  | { readonly e: 'marked'; readonly seat: Seat; readonly hut: number }
  | { readonly e: 'drew'; readonly seat: Seat; readonly kind: number }
  | { readonly e: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly e: 'exposed'; readonly seat: Seat; readonly target: Seat; readonly kind: number }
  | { readonly e: 'dropped'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly e: 'pitched'; readonly seat: Seat; readonly at: Point }
  | { readonly e: 'duelled'; readonly cards: readonly number[]; readonly winner: Seat | null };

const seat = whole(0, 2);
const kind = whole(HIDDEN, 4);
const list = <T>(item: Schema<T>, most: number) => v.pipe(v.array(item), v.maxLength(most));
const CARDS = KINDS.length * COPIES;

export const setupSchema: Schema<Setup> = v.object({ seats: whole(2, 3), rounds: whole(1, 4) });

export const moveSchema: Schema<Move> = v.variant('do', [
  v.object({ do: v.literal('mark'), hut: whole(0, HUTS - 1) }),
  v.object({ do: v.literal('expose'), target: seat }),
  v.object({ do: v.picklist(['draw', 'roll', 'end']) }),
  v.object({ do: v.literal('drop'), cards: list(whole(1, 4), MOST_CARDS) }),
  v.object({ do: v.literal('pitch'), at: v.object({ x: whole(0, FIELD), y: whole(0, FIELD) }) }),
  v.object({ do: v.literal('rest') }),
  v.object({ do: v.literal('commit'), card: whole(1, 4) }),
  v.object({ do: v.literal('hold') }),
]);

export const stateSchema: Schema<State> = v.object({
  round: whole(1, 5),
  rounds: whole(1, 4),
  active: seat,
  coins: list(whole(0, MOST_COINS), 3),
  marks: list(list(whole(0, MOST_MARKS), HUTS), 3),
  hands: list(list(v.object({ kind, shown: v.boolean() }), MOST_CARDS), 3),
  bag: list(kind, CARDS),
  discards: list(kind, CARDS),
  tents: list(v.object({ seat, x: whole(0, FIELD), y: whole(0, FIELD) }), 12),
  frames: list(
    v.variant('step', [
      v.object({
        step: v.literal('turn'),
        marked: whole(0, HUTS * MOST_MARKS),
        drawn: v.boolean(),
        rolled: v.boolean(),
        exposed: v.boolean(),
      }),
      v.object({ step: v.literal('drop'), from: seat }),
      v.object({ step: v.literal('camp'), from: seat }),
      v.object({ step: v.literal('duel'), chosen: list(whole(NOT_YET, HELD), 3) }),
    ]),
    1,
  ),
});

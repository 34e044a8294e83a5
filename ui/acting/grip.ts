import { same, type Seat } from '@sanguine/kernel';
import type { Off } from '../actions/deed.ts';
import type { TableProps } from '../contract.ts';
import type { Means } from './use-pointing.ts';

/** A table at which somebody may be asked something: the open question is the last frame. */
export interface Asking {
  readonly frames: readonly { readonly step: string }[];
}

/** Where a table stands for its viewer. */
export interface Moment<View> {
  /** The last row. */
  readonly number: number;
  readonly view: View;
  /** The viewer's seat while it may act; else null. */
  readonly seat: Seat | null;
}

/** What a person holds at a table: what is taken up, pointed at, doubted and refused. Nothing of it is a move. */
export interface Grip<View, Spot, Hand, Move> extends Moment<View> {
  readonly hand: Hand;
  /** The own move under way: what it moved may stay in hand. */
  readonly played: Move | null;
  readonly aim: { readonly spot: Spot; readonly means: Means } | null;
  /** Moves held back until their maker has read what they would cost. */
  readonly doubt: { readonly doubts: readonly Off[]; readonly moves: readonly Move[] } | null;
  /** Why what was just tried cannot be done, and beside what to say so. */
  readonly refused: { readonly off: Off; readonly at: Element } | null;
}

/** What a game's players take up. */
export interface Hands<View, Hand, Move> {
  readonly nothing: Hand;
  /** What is in hand when a question comes up: taken up by itself, or left of what was; `played`, the own move that led there. */
  anew(view: View, seat: Seat, before: Hand, played: Move | null): Hand;
}

/** The viewer's seat while it may act; else null. */
export function actingSeat(
  table: Pick<TableProps<unknown, unknown, unknown>, 'viewer' | 'live' | 'deciders' | 'sealed'>,
): Seat | null {
  const { viewer, live, deciders, sealed } = table;
  return viewer !== null && live && deciders.includes(viewer) && !sealed.includes(viewer) ? viewer : null;
}

export function freshGrip<View, Spot, Hand, Move>(
  now: Moment<View>,
  hands: Hands<View, Hand, Move>,
): Grip<View, Spot, Hand, Move> {
  const { view, seat } = now;
  const hand = seat === null ? hands.nothing : hands.anew(view, seat, hands.nothing, null);
  return { ...now, hand, played: null, aim: null, doubt: null, refused: null };
}

/** What is still held when the table has gone on. */
export function carried<View extends Asking, Spot, Hand, Move>(
  grip: Grip<View, Spot, Hand, Move>,
  now: Moment<View>,
  hands: Hands<View, Hand, Move>,
): Grip<View, Spot, Hand, Move> {
  const { view, seat } = now;
  // Somebody else has sealed a choice: whoever still makes up their mind notices nothing of it.
  if (grip.seat === seat && same(grip.view, view)) return { ...grip, ...now };
  const { aim } = grip;
  // What a resting mouse pointed at may lie under something else by now.
  const other = grip.view.frames.at(-1)?.step !== view.frames.at(-1)?.step;
  const gone = aim?.means === 'touch' || (aim?.means === 'mouse' && other);
  return {
    ...now,
    hand: seat === null ? hands.nothing : hands.anew(view, seat, grip.hand, grip.played),
    played: null,
    aim: gone ? null : aim,
    doubt: null,
    refused: null,
  };
}

/** With something else pointed at; the same grip where nothing changes, for a mouse says where it is all the time. */
export function aimed<View, Spot, Hand, Move>(
  grip: Grip<View, Spot, Hand, Move>,
  spot: Spot | null,
  means: Means,
): Grip<View, Spot, Hand, Move> {
  const { aim } = grip;
  // A mouse that leaves does not take a key's or a finger's aim away.
  if (spot === null) return aim?.means === means ? { ...grip, aim: null } : grip;
  return aim?.spot === spot && aim.means === means ? grip : { ...grip, aim: { spot, means } };
}

/** With nothing said any more about what was refused. */
export function hushed<View, Spot, Hand, Move>(
  grip: Grip<View, Spot, Hand, Move>,
): Grip<View, Spot, Hand, Move> {
  return grip.refused === null ? grip : { ...grip, refused: null };
}

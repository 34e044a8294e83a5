import { same, type Seat } from '@sanguine/kernel';
import type { TableProps } from '../contract.ts';
import type { BoardInteraction, BoardTypes, ViewOf } from './board-interaction.ts';
import type { Unavailable, Warning } from './reason.ts';
import type { Means } from './use-pointing.ts';

/** The table as its viewer sees it at one moment. */
export interface Moment<Board extends BoardTypes> {
  /** Number of the last row. */
  readonly number: number;
  readonly view: ViewOf<Board>;
  /** The viewer's seat while it may act, otherwise null. */
  readonly seat: Seat | null;
}

/** What a player has selected, points at, is warned of and was refused. None of it is a move. */
export interface InteractionState<Board extends BoardTypes> extends Moment<Board> {
  readonly selection: Board['Selection'];
  /** The player's own move in progress: what it moved may stay selected. */
  readonly played: Board['Move'] | null;
  readonly aim: { readonly place: Board['Place']; readonly means: Means } | null;
  /** Moves held back until the player has read what they would cost. */
  readonly warned: { readonly warnings: readonly Warning[]; readonly moves: readonly Board['Move'][] } | null;
  /** Why the last attempt was refused, and the element to show the reason next to. */
  readonly refused: { readonly unavailable: Unavailable; readonly at: Element } | null;
}

type Selecting<Board extends BoardTypes> = Pick<BoardInteraction<Board>, 'nothing' | 'selectionFor'>;

/** The viewer's seat while it may act, otherwise null. */
export function actingSeat(
  table: Pick<TableProps<unknown, unknown, unknown>, 'viewer' | 'live' | 'deciders' | 'sealed'>,
): Seat | null {
  const { viewer, live, deciders, sealed } = table;
  return viewer !== null && live && deciders.includes(viewer) && !sealed.includes(viewer) ? viewer : null;
}

export function freshState<Board extends BoardTypes>(
  now: Moment<Board>,
  board: Selecting<Board>,
): InteractionState<Board> {
  const { view, seat } = now;
  const selection = seat === null ? board.nothing : board.selectionFor(view, seat, board.nothing, null);
  return { ...now, selection, played: null, aim: null, warned: null, refused: null };
}

/** Carries the state over to the next moment. */
export function carried<Board extends BoardTypes>(
  state: InteractionState<Board>,
  now: Moment<Board>,
  board: Selecting<Board>,
): InteractionState<Board> {
  const { view, seat } = now;
  // Another seat sealed a choice: do not disturb a player who is still deciding.
  if (state.seat === seat && same(state.view, view)) return { ...state, ...now };
  const { aim, selection, played } = state;
  // A resting mouse may have something else under it after the change.
  const other = state.view.frames.at(-1)?.step !== view.frames.at(-1)?.step;
  const gone = aim?.means === 'touch' || (aim?.means === 'mouse' && other);
  return {
    ...now,
    selection: seat === null ? board.nothing : board.selectionFor(view, seat, selection, played),
    played: null,
    aim: gone ? null : aim,
    warned: null,
    refused: null,
  };
}

/** Returns the same state if the aim has not changed, because mouse events are frequent. */
export function aimed<Board extends BoardTypes>(
  state: InteractionState<Board>,
  place: Board['Place'] | null,
  means: Means,
): InteractionState<Board> {
  const { aim } = state;
  // A mouse that leaves does not clear an aim set by key or touch.
  if (place === null) return aim?.means === means ? { ...state, aim: null } : state;
  return aim?.place === place && aim.means === means ? state : { ...state, aim: { place, means } };
}

/** Clears the refusal. */
export function hushed<Board extends BoardTypes>(state: InteractionState<Board>): InteractionState<Board> {
  return state.refused === null ? state : { ...state, refused: null };
}

import { same, type Seat } from '@sanguine/kernel';
import type { TableProps } from '../contract.ts';
import type { BoardInteraction, BoardTypes, ViewOf } from './board-interaction.ts';
import type { Unavailable, Warning } from './reason.ts';
import type { Means } from './use-pointing.ts';

/** Where a table stands for its viewer. */
export interface Moment<Board extends BoardTypes> {
  /** The last row. */
  readonly number: number;
  readonly view: ViewOf<Board>;
  /** The viewer's seat while it may act; else null. */
  readonly seat: Seat | null;
}

/** What a person has selected, points at, is warned of and was refused. Nothing of it is a move. */
export interface InteractionState<Board extends BoardTypes> extends Moment<Board> {
  readonly selection: Board['Selection'];
  /** The own move under way: what it moved may stay selected. */
  readonly played: Board['Move'] | null;
  readonly aim: { readonly place: Board['Place']; readonly means: Means } | null;
  /** Moves held back until their maker has read what they would cost. */
  readonly warned: { readonly warnings: readonly Warning[]; readonly moves: readonly Board['Move'][] } | null;
  /** Why what was just tried cannot be done, and beside what to say so. */
  readonly refused: { readonly unavailable: Unavailable; readonly at: Element } | null;
}

type Selecting<Board extends BoardTypes> = Pick<BoardInteraction<Board>, 'nothing' | 'selectionFor'>;

/** The viewer's seat while it may act; else null. */
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

/** What is left of it when the table has gone on. */
export function carried<Board extends BoardTypes>(
  state: InteractionState<Board>,
  now: Moment<Board>,
  board: Selecting<Board>,
): InteractionState<Board> {
  const { view, seat } = now;
  // Somebody else has sealed a choice: whoever still makes up their mind notices nothing of it.
  if (state.seat === seat && same(state.view, view)) return { ...state, ...now };
  const { aim, selection, played } = state;
  // What a resting mouse pointed at may lie under something else by now.
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

/** With something else pointed at; the same state where nothing changes, for a mouse says where it is all the time. */
export function aimed<Board extends BoardTypes>(
  state: InteractionState<Board>,
  place: Board['Place'] | null,
  means: Means,
): InteractionState<Board> {
  const { aim } = state;
  // A mouse that leaves does not take a key's or a finger's aim away.
  if (place === null) return aim?.means === means ? { ...state, aim: null } : state;
  return aim?.place === place && aim.means === means ? state : { ...state, aim: { place, means } };
}

/** With nothing said any more about what was refused. */
export function hushed<Board extends BoardTypes>(state: InteractionState<Board>): InteractionState<Board> {
  return state.refused === null ? state : { ...state, refused: null };
}

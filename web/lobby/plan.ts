import type { TableChoices } from '@sanguine/kernel';
import type { NewTable, SeatWish } from '@sanguine/protocol';
import type { LocalPlan, LocalSeat } from '../store/local-game.ts';
import type { Draft } from './draft.ts';

/** The part of the set-up that goes to the game's rules. */
export function choicesOf({ board, options }: Draft): TableChoices {
  return { ...(board !== '' && { board }), options };
}

/** `people` are the names of the people at this screen, by seat. */
export function localPlan(draft: Draft, name: string, people: readonly string[]): LocalPlan {
  const seats = draft.seats.map((seat, at): LocalSeat =>
    seat.kind === 'bot' ? seat : { kind: 'person', name: people[at] ?? '' },
  );
  return { game: draft.game, name, seats, choices: choicesOf(draft) };
}

export function newTable(draft: Draft, name: string, salt: string): NewTable {
  const { game, board, options, pace, listed, watch } = draft;
  const seats = draft.seats.map((seat): SeatWish => (seat.kind === 'person' ? { kind: 'open' } : seat));
  return { game, name, seats, ...(board !== '' && { board }), options, pace, listed, watch, salt };
}

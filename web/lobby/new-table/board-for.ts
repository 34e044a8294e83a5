import type { BoardInfo } from '@sanguine/kernel';
import type { Draft } from '../draft.ts';

/** The chosen board, otherwise the first one made for this number of players. */
export function boardFor({ board, seats }: Draft, boards: readonly BoardInfo[]): BoardInfo | undefined {
  return (
    boards.find(({ id }) => id === board) ??
    boards.find(({ players: [least, most] }) => least <= seats.length && seats.length <= most) ??
    boards[0]
  );
}

import type { SeatInfo } from '@sanguine/protocol';

/** Several people play at one screen: they have names, and no server knows them. */
export function sharesScreen(seats: readonly SeatInfo[]): boolean {
  return (
    seats.filter(({ kind, person, name }) => kind === 'person' && person === null && name !== null).length > 1
  );
}

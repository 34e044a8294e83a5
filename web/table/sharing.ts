import type { SeatInfo } from '@sanguine/protocol';

/** Whether several people play at one screen: they have names but no person on a server. */
export function sharesScreen(seats: readonly SeatInfo[]): boolean {
  return (
    seats.filter(({ kind, person, name }) => kind === 'person' && person === null && name !== null).length > 1
  );
}

/** Whether one person plays here, and all others are bots. */
export function playsBotsAlone(seats: readonly SeatInfo[]): boolean {
  return seats.length > 1 && seats.filter(({ kind }) => kind === 'person').length === 1;
}

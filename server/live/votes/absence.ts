import type { Seat } from '@sanguine/kernel';
import type { Absence, Pace } from '@sanguine/protocol';
import type { SeatHolder } from '../../tables/seats.ts';
import type { Attendance } from '../room/presence.ts';

export interface Waiting {
  readonly pace: Pace['kind'];
  /** Seats that persons play themselves. */
  readonly persons: readonly Seat[];
  readonly asked: readonly Seat[];
  readonly attendance: Pick<Attendance, 'here' | 'left'>;
  /** The last row was played then: nobody has been asked for longer. */
  readonly turned: number;
  /** Since then somebody here has been waiting: after a restart everybody has time to come back. */
  readonly watched: number;
  /** Milliseconds a player may be away in their own turn. */
  readonly away: number;
}

/**
 * Who is asked and away, and from when on the others may decide what becomes of it. It follows from what is stored,
 * apart from `watched`, which only ever puts it off.
 */
export function absencesOf({ pace, persons, asked, attendance, turned, watched, away }: Waiting): Absence[] {
  // If a turn takes days nobody keeps the table open: only the clock counts.
  if (pace === 'days') return [];
  const { here, left } = attendance;
  return persons
    .filter((seat) => asked.includes(seat) && !here.has(seat))
    .map((seat) => ({ seat, from: Math.max(left.get(seat) ?? 0, turned, watched) + away }));
}

/** Seats that persons play themselves: without a stand-in, and not given up. */
export function personsAt(places: readonly SeatHolder[], conceded: readonly Seat[]): Seat[] {
  return places
    .filter(({ seat, person, level }) => person !== null && level === null && !conceded.includes(seat))
    .map(({ seat }) => seat);
}

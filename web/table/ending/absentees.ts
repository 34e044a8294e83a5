import type { Seat } from '@sanguine/kernel';
import type { OpenTable } from '../../link/link.ts';

/** Another person the table waits for, or would wait for in their turn. */
export interface Absentee {
  readonly seat: Seat;
  /** From then on the others may decide, in this device's time; null if it is not their turn. */
  readonly from: number | null;
  /** It is their clock that decides. */
  readonly byClock: boolean;
}

type Waiting = Pick<OpenTable, 'seats' | 'clocks' | 'absences' | 'viewer' | 'outcome'>;

/** Who is away, and whose time is up, as a player at the table may have to decide about; nobody for a spectator. */
export function absentees({ seats, clocks, absences, viewer, outcome }: Waiting, now: number): Absentee[] {
  const own = seats.find(({ seat }) => seat === viewer);
  if (outcome !== null || own === undefined || own.level !== null) return [];
  return seats
    .filter(({ seat, kind, level }) => kind === 'person' && level === null && seat !== viewer)
    .flatMap(({ seat, here }): Absentee[] => {
      const clock = clocks[seat];
      const late = clock === undefined || clock.since === null ? null : clock.since + clock.left;
      const away = absences.find((absence) => absence.seat === seat)?.from ?? null;
      const byClock = late !== null && (away === null || late < away);
      const from = byClock ? late : away;
      return here && (from === null || from > now) ? [] : [{ seat, from, byClock }];
    });
}

/** Away for a moment, as after a reload, is no matter yet: milliseconds before the choice. */
const TOLD = 50_000;

/** Those who keep the table waiting now, to be told above the board. */
export function keptWaitingBy(table: Waiting, now: number): (Absentee & { readonly from: number })[] {
  return absentees(table, now).flatMap((absentee) => {
    const { from, byClock } = absentee;
    return from !== null && from - now <= (byClock ? 0 : TOLD) ? [{ ...absentee, from }] : [];
  });
}

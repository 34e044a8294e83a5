import type { Seat } from '@sanguine/kernel';
import type { OpenTable } from '../../link/link.ts';

/** Another person the table waits for, or would wait for in their turn. */
export interface Absentee {
  readonly seat: Seat;
  readonly here: boolean;
  /** When the others may decide, in this device's time; null if nothing runs. */
  readonly from: number | null;
  /** Their clock decides, not their absence. */
  readonly byClock: boolean;
}

type Waiting = Pick<OpenTable, 'seats' | 'clocks' | 'absences' | 'viewer' | 'outcome'>;

/** The other persons as a player sees them; empty if the viewer does not play. */
function others({ seats, clocks, absences, viewer, outcome }: Waiting): Absentee[] {
  const own = seats.find(({ seat }) => seat === viewer);
  if (outcome !== null || own === undefined || own.level !== null) return [];
  return seats
    .filter(({ seat, kind, level }) => kind === 'person' && level === null && seat !== viewer)
    .map(({ seat, here }) => {
      const clock = clocks[seat];
      const late = clock === undefined || clock.since === null ? null : clock.since + clock.left;
      const away = absences.find((absence) => absence.seat === seat)?.from ?? null;
      const byClock = late !== null && (away === null || late < away);
      return { seat, here, from: byClock ? late : away, byClock };
    });
}

/** Who is away, and whose time is up. */
export function absentees(table: Waiting, now: number): Absentee[] {
  return others(table).filter(({ here, from }) => !here || (from !== null && from <= now));
}

/** How many milliseconds before the choice it is announced: a short absence, as for a reload, does not matter yet. */
const TOLD = 50_000;

export interface KeptWaiting extends Absentee {
  readonly from: number;
  /** When it is announced above the board. */
  readonly told: number;
}

/** Those who keep the table waiting, or will if this continues; the first to be announced comes first. */
export function keptWaiting(table: Waiting): KeptWaiting[] {
  return others(table)
    .flatMap((one) => {
      const { from, byClock } = one;
      return from === null ? [] : [{ ...one, from, told: byClock ? from : from - TOLD }];
    })
    .toSorted((one, other) => one.told - other.told);
}

import type { Pace } from '@sanguine/protocol';
import { type Draft, type DraftSeat, SITTERS, type PlayWay, WAYS } from './draft.ts';

/** The last table for each way of playing a game, and the last way used. */
export interface Memory {
  readonly last: PlayWay | null;
  readonly tables: Readonly<Partial<Record<PlayWay, Draft>>>;
}

/** Reads the last tables, written by any version; discards what no longer fits. */
export function readMemory(json: string | null): Memory {
  const kept = parse(json);
  if ('tables' in kept) {
    const tables = fields(kept['tables']);
    const read = WAYS.flatMap((way) => {
      const draft = readDraft(fields(tables[way]));
      return draft?.way === way ? [[way, draft] as const] : [];
    });
    return { last: readWay(kept['last']), tables: Object.fromEntries(read) };
  }
  // Older versions stored one table for all ways.
  const only = readDraft(kept);
  return only === null ? { last: null, tables: {} } : { last: only.way, tables: { [only.way]: only } };
}

function readDraft(kept: Readonly<Record<string, unknown>>): Draft | null {
  const { game, board, options, listed, watch } = kept;
  const seats = readSeats(kept['seats']);
  const pace = readPace(kept['pace']);
  if (typeof game !== 'string' || typeof board !== 'string' || typeof listed !== 'boolean') return null;
  if (watch !== 'anyone' && watch !== 'players') return null;
  if (!isWords(options) || seats === null || pace === null) return null;
  const table = { game, board, options, pace, listed, watch } as const;
  const way = readWay(kept['way']) ?? formerWay(kept['where'], seats);
  if (way === null) return null;
  const sitting = 'where' in kept && way === 'shared' ? seats.map(namedAtScreen) : seats;
  const fits = ({ kind }: DraftSeat) => kind === 'bot' || SITTERS[way].some((one) => one === kind);
  return sitting.every(fits) ? { ...table, way, seats: sitting } : null;
}

function readWay(value: unknown): PlayWay | null {
  return WAYS.find((way) => way === value) ?? null;
}

/** A game on the device was solo unless another person had a seat. */
function formerWay(where: unknown, seats: readonly DraftSeat[]): PlayWay | null {
  if (where === 'device') return seats.some(({ kind }) => kind === 'person') ? 'shared' : 'solo';
  return where === 'online' ? where : null;
}

/** At a shared screen every person has a name, including the device's owner. */
function namedAtScreen(seat: DraftSeat): DraftSeat {
  return seat.kind === 'me' ? { kind: 'person', name: '' } : seat;
}

function readSeats(value: unknown): DraftSeat[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > 16) return null;
  const seats = value.map(readSeat);
  return seats.every((seat) => seat !== null) ? seats : null;
}

function readSeat(value: unknown): DraftSeat | null {
  const { kind, name, level } = fields(value);
  if (kind === 'me' || kind === 'open') return { kind };
  if (kind === 'person' && typeof name === 'string') return { kind, name };
  if (kind === 'bot' && typeof level === 'string') return { kind, level };
  return null;
}

function readPace(value: unknown): Pace | null {
  const { kind, minutes, increment, days } = fields(value);
  if (kind === 'none') return { kind };
  if (kind === 'live' && typeof minutes === 'number' && typeof increment === 'number')
    return { kind, minutes, increment };
  if (kind === 'days' && typeof days === 'number') return { kind, days };
  return null;
}

function isWords(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((word) => typeof word === 'string')
  );
}

function parse(json: string | null): Readonly<Record<string, unknown>> {
  try {
    return fields(JSON.parse(json ?? 'null'));
  } catch {
    return {};
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

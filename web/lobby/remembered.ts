import type { Pace } from '@sanguine/protocol';
import type { Draft, DraftSeat } from './draft.ts';

/** A table as it was written down, by whatever version; null where it does not fit any more. */
export function readDraft(json: string | null): Draft | null {
  const kept = parse(json);
  const { game, where, board, options, listed, watch } = kept;
  const seats = readSeats(kept['seats']);
  const pace = readPace(kept['pace']);
  if (typeof game !== 'string' || typeof board !== 'string' || typeof listed !== 'boolean') return null;
  if (where !== 'device' && where !== 'online') return null;
  if (watch !== 'anyone' && watch !== 'players') return null;
  if (!isWords(options) || seats === null || pace === null) return null;
  return { game, where, board, seats, options, pace, listed, watch };
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

const key = (game: string) => `sanguine.table.${game}`;

/** The last table made of a game on this device. */
export function rememberedDraft(game: string): Draft | null {
  try {
    return readDraft(localStorage.getItem(key(game)));
  } catch {
    return null;
  }
}

export function rememberDraft(draft: Draft): void {
  try {
    localStorage.setItem(key(draft.game), JSON.stringify(draft));
  } catch {
    // Nothing is kept here; the next table begins from the usual one.
  }
}

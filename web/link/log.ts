import { isAside, type LogEntry, type RowUpdate } from '@sanguine/kernel';
import type { RowReason } from '@sanguine/protocol';

type Row = Pick<RowUpdate<unknown>, 'number' | 'did' | 'events' | 'sealed' | 'reason'>;
type Log = readonly LogEntry<unknown>[];

/** Appends a row to the log, with the same result as the match's own log for a latecomer. */
export function logAfter(log: Log, { number, did, events, sealed, reason }: Row): Log {
  const stands = did.do !== 'undo' && did.do !== 'rewind';
  const entry: LogEntry<unknown> = {
    number,
    did,
    standing: stands,
    events,
    ...(reason === undefined ? {} : { reason }),
  };
  return [...takenBack(log, did, sealed), entry];
}

/** The log with what bots thought of their rows. */
export function withReasons(log: Log, reasons: readonly RowReason[]): Log {
  const byRow = new Map(reasons.map(({ number, reason }) => [number, reason]));
  return log.map((entry) => {
    const reason = byRow.get(entry.number);
    return reason === undefined ? entry : { ...entry, reason };
  });
}

/** The events that were not taken back, in order. */
export function standingEvents(log: Log): unknown[] {
  return log.flatMap(({ standing, events }) => (standing ? events : []));
}

function takenBack(log: Log, did: Row['did'], sealed: Row['sealed']): Log {
  switch (did.do) {
    case 'move':
    case 'hint':
    case 'concede':
    case 'claim':
    case 'callOff':
    case 'abandon':
      return log;
    case 'seal':
      return without(log, waiting(log, did.seat));
    case 'undo':
      return without(
        log,
        log.findLast((entry) => entry.standing && entry.did?.seat === did.seat && !isBeside(entry))?.number,
      );
    case 'rewind': {
      const kept = log.map((entry) => (entry.number > did.to && !isBeside(entry) ? down(entry) : entry));
      // Sealed choices of an unfinished set are returned to their seats.
      return kept.map((entry) => (unfinished(kept, entry) && sealed.length === 0 ? down(entry) : entry));
    }
  }
}

/** Endings and hints are never taken back. */
function isBeside({ did }: LogEntry<unknown>): boolean {
  return did !== null && isAside(did);
}

/** Number of the seat's sealed choice that waits for the others. */
function waiting(log: Log, seat: number): number | undefined {
  return log.find((entry) => entry.did?.seat === seat && unfinished(log, entry))?.number;
}

/** A sealed choice without events, followed only by others like it. */
function unfinished(log: Log, { number, did, standing }: LogEntry<unknown>): boolean {
  if (!standing || did?.do !== 'seal') return false;
  const since = log.filter((other) => other.standing && other.number >= number && !isBeside(other));
  return since.every((other) => other.did?.do === 'seal' && other.events.length === 0);
}

function without(log: Log, row: number | undefined): Log {
  return row === undefined ? log : log.map((entry) => (entry.number === row ? down(entry) : entry));
}

function down(entry: LogEntry<unknown>): LogEntry<unknown> {
  return entry.standing ? { ...entry, standing: false } : entry;
}

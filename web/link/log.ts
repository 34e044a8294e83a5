import type { LogEntry, RowUpdate } from '@sanguine/kernel';

type Row = Pick<RowUpdate<unknown>, 'number' | 'did' | 'events' | 'sealed'>;
type Log = readonly LogEntry<unknown>[];

/** The log with one more row in it, just as the match itself would tell it to who comes late. */
export function logAfter(log: Log, { number, did, events, sealed }: Row): Log {
  const stands = did.do === 'move' || did.do === 'seal';
  const entry: LogEntry<unknown> = { number, did, standing: stands, events };
  return [...takenBack(log, did, sealed), entry];
}

/** What happened and was not taken back, in order. */
export function standingEvents(log: Log): unknown[] {
  return log.flatMap(({ standing, events }) => (standing ? events : []));
}

function takenBack(log: Log, did: Row['did'], sealed: Row['sealed']): Log {
  switch (did.do) {
    case 'move':
      return log;
    case 'seal':
      return without(log, waiting(log, did.seat));
    case 'undo':
      return without(log, log.findLast((entry) => entry.standing && entry.did?.seat === did.seat)?.number);
    case 'rewind': {
      const kept = log.map((entry) => (entry.number > did.to ? down(entry) : entry));
      // Choices of an unfinished set are handed back.
      return kept.map((entry) => (unfinished(kept, entry) && sealed.length === 0 ? down(entry) : entry));
    }
  }
}

/** The seat's choice that waits for the others'. */
function waiting(log: Log, seat: number): number | undefined {
  return log.find((entry) => entry.did?.seat === seat && unfinished(log, entry))?.number;
}

/** A choice that has brought about nothing yet, and nothing but other such choices since. */
function unfinished(log: Log, { number, did, standing }: LogEntry<unknown>): boolean {
  if (!standing || did?.do !== 'seal') return false;
  const since = log.filter((other) => other.standing && other.number >= number);
  return since.every((other) => other.did?.do === 'seal' && other.events.length === 0);
}

function without(log: Log, row: number | undefined): Log {
  return row === undefined ? log : log.map((entry) => (entry.number === row ? down(entry) : entry));
}

function down(entry: LogEntry<unknown>): LogEntry<unknown> {
  return entry.standing ? { ...entry, standing: false } : entry;
}

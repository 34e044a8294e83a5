import { apply, endingAfter, type LogEntry, type Masked, type RowUpdate } from '@sanguine/kernel';
import type {
  Absence,
  SeatClock,
  Surroundings,
  TableMessage,
  UpdateMessage,
  WelcomeMessage,
} from '@sanguine/protocol';
import type { OpenTable } from './link.ts';
import { logAfter } from './log.ts';

/** A referee sends only masked states. */
function masked(mask: unknown): Masked<unknown> {
  return mask as Masked<unknown>;
}

/** The table from a welcome message; `known` is what the viewer had before. */
export function welcomed(message: WelcomeMessage, known: OpenTable | null, now: number): OpenTable {
  const takenBack = new Set(message.takenBack);
  const before: LogEntry<unknown>[] = (known?.log ?? []).map((entry) =>
    takenBack.has(entry.number) ? { ...entry, standing: false } : entry,
  );
  return {
    game: message.game,
    name: message.around.name,
    viewer: message.viewer,
    ...laid(message, now),
    log: [...before, ...message.log],
    latest: known !== null && known.number === message.number ? known.latest : null,
    ...surrounded(message.around, now),
  };
}

type Laid = 'number' | 'view' | 'deciders' | 'sealed' | 'choice' | 'canUndo' | 'outcome' | 'ending' | 'wait';

/** The part of an open table that a table message replaces. */
export function laid(table: TableMessage, now: number): Pick<OpenTable, Laid> {
  const { number, view, deciders, sealed, choice, canUndo, outcome, ending, wait } = table;
  return {
    number,
    view: masked(view),
    deciders,
    sealed,
    choice,
    canUndo,
    outcome,
    ending,
    wait: wait === undefined ? null : { until: now + wait.left, answer: wait.answer },
  };
}

function surrounded(around: Surroundings, now: number) {
  const { seats, watching, away, clocks, now: theirs, chat, votes, absences } = around;
  return {
    away,
    seats,
    watching,
    clocks: inOurTime(clocks, theirs, now),
    chat,
    votes,
    absences: absencesInOurTime(absences, theirs, now),
  };
}

/** Converts clocks from the server's time to this device's. */
export function inOurTime(clocks: readonly SeatClock[], theirs: number, ours: number): SeatClock[] {
  return clocks.map(({ left, since }) => ({ left, since: since === null ? null : since + ours - theirs }));
}

export function absencesInOurTime(absences: readonly Absence[], theirs: number, ours: number): Absence[] {
  return absences.map(({ seat, from }) => ({ seat, from: from + ours - theirs }));
}

/**
 * The table after one more row; null if rows in between are missing. `choice` is what the viewer sealed in this row,
 * because updates do not contain it.
 */
export function after(
  table: OpenTable,
  message: UpdateMessage,
  choice: unknown,
  now: number,
): OpenTable | null {
  if (message.number !== table.number + 1) return null;
  const { type: _, wait, ...update } = message;
  const { deciders, sealed, canUndo, outcome, did } = update;
  const latest: RowUpdate<unknown> = update;
  const own = table.viewer !== null && sealed.includes(table.viewer);
  return {
    ...table,
    number: message.number,
    view: masked(apply(table.view, message.patch)),
    deciders,
    sealed,
    choice: !own ? null : did.do === 'seal' && did.seat === table.viewer ? choice : table.choice,
    canUndo,
    outcome,
    ending: endingAfter(table.ending, did, outcome !== null),
    wait: wait === undefined ? null : { until: now + wait, answer: null },
    log: logAfter(table.log, update),
    latest,
  };
}

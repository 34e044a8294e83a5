import { apply, type LogEntry, type Masked, type RowUpdate } from '@sanguine/kernel';
import type {
  SeatClock,
  Surroundings,
  TableMessage,
  UpdateMessage,
  WelcomeMessage,
} from '@sanguine/protocol';
import type { OpenTable } from './link.ts';
import { logAfter } from './log.ts';

/** What comes from a referee is a mask: there is no other word for a table. */
function masked(mask: unknown): Masked<unknown> {
  return mask as Masked<unknown>;
}

/** The table a viewer is welcomed to. `known` is what they had seen of it before. */
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

type Laid = 'number' | 'view' | 'deciders' | 'sealed' | 'choice' | 'canUndo' | 'outcome' | 'wait';

/** The table itself, as it stands now. */
export function laid(table: TableMessage, now: number): Pick<OpenTable, Laid> {
  const { number, view, deciders, sealed, choice, canUndo, outcome, wait } = table;
  return {
    number,
    view: masked(view),
    deciders,
    sealed,
    choice,
    canUndo,
    outcome,
    wait: wait === undefined ? null : { until: now + wait.left, answer: wait.answer },
  };
}

function surrounded({ seats, watching, clocks, now: theirs, chat, votes }: Surroundings, now: number) {
  return { seats, watching, clocks: inOurTime(clocks, theirs, now), chat, votes };
}

/** Clocks as this device's own time has them. */
export function inOurTime(clocks: readonly SeatClock[], theirs: number, ours: number): SeatClock[] {
  return clocks.map(({ left, since }) => ({ left, since: since === null ? null : since + ours - theirs }));
}

/**
 * The table after one more row; null where rows in between were missed. `choice` is what the viewer sealed with it,
 * which nobody is update.
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
    wait: wait === undefined ? null : { until: now + wait, answer: null },
    log: logAfter(table.log, update),
    latest,
  };
}

import type { LogEntry, Seat, Viewer } from '@sanguine/kernel';
import { type LogTurn, type Teller, turnsOf } from './lines.ts';

/** What happened since the viewer's last turn. */
export interface Since {
  /** True if the viewer has had no turn yet, so that it tells everything. */
  readonly fromStart: boolean;
  readonly turns: readonly LogTurn[];
}

/**
 * What happened since the viewer's last turn, turn by turn, each with its battles first. Answers within other players'
 * turns end nothing. Of the viewer's turn in progress only what others did is told. `seen` is the last row the viewer was
 * there for: what came later is told even if somebody else has played the viewer's turns since.
 */
export function turnsSince(
  teller: Teller,
  log: readonly LogEntry<unknown>[],
  viewer: Viewer,
  seen: number | null = null,
): Since {
  const all = turnsOf(teller, log);
  const begun = viewer === null ? all.length : ownTail(all, viewer);
  const last = viewer === null ? -1 : all.slice(0, begun).findLastIndex(({ turn }) => turn?.seat === viewer);
  const missed = seen === null ? -1 : all.findIndex(({ lines }) => lines.some(({ row }) => row > seen));
  const from = missed < 0 ? last + 1 : Math.min(last + 1, missed);
  const turns = all.slice(from).map((turn, at) => {
    const known = from + at <= last && seen !== null;
    const lines = turn.lines.filter(
      ({ seat, row }) => (from + at < begun || seat !== viewer) && (!known || row > seen),
    );
    return { ...turn, lines: battlesFirst(lines) };
  });
  return { fromStart: last < 0, turns: turns.filter(({ lines }) => lines.length > 0) };
}

/** Where the turns of a seat begin that nobody else has had a turn after; the number of turns if there are none. */
function ownTail(turns: readonly LogTurn[], seat: Seat): number {
  return turns.findLastIndex(({ turn }) => turn?.seat !== seat) + 1;
}

function battlesFirst(lines: LogTurn['lines']): LogTurn['lines'] {
  return [...lines.filter(({ fighting }) => fighting), ...lines.filter(({ fighting }) => !fighting)];
}

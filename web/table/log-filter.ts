import type { Viewer } from '@sanguine/kernel';
import type { LogTextLine, LogTurn } from './lines.ts';

/** The parts of the log a reader can choose to see. */
export const FILTERS = ['all', 'mine', 'battles'] as const;
export type LogFilter = (typeof FILTERS)[number];

function passes({ seat, about, fighting }: LogTextLine, filter: LogFilter, viewer: Viewer): boolean {
  if (filter === 'battles') return fighting;
  return filter === 'all' || (viewer !== null && (seat === viewer || about.includes(viewer)));
}

/** The turns with the lines a reader wants; turns without any are left out. */
export function filtered(turns: readonly LogTurn[], filter: LogFilter, viewer: Viewer): readonly LogTurn[] {
  if (filter === 'all') return turns;
  return turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => passes(line, filter, viewer)) }))
    .filter(({ lines }) => lines.length > 0);
}

import type { Outcome } from '@sanguine/kernel';
import type { AnyBoard } from '@sanguine/ui';
import type { OpenTable } from '../link/link.ts';
import { HEARD, matters, type Sound } from './sounds.ts';

type Heard = Pick<OpenTable, 'number' | 'latest' | 'deciders' | 'viewer'> & {
  readonly outcome: Outcome | null;
};
type Speaking = Pick<AnyBoard, 'gestures' | 'fought'>;

/**
 * The sound for a change of the table, or null. It depends only on the events sent to the viewer and on their kinds, so
 * that nobody in the room hears what only one of them may know.
 */
export function soundOf(board: Speaking, before: Heard | null, now: Heard): Sound | null {
  if (before === null || now.latest === null || now.number === before.number) return null;
  if (now.outcome !== null && before.outcome === null) return 'over';
  const asked = (table: Heard): boolean => table.viewer !== null && table.deciders.includes(table.viewer);
  const { events, did } = now.latest;
  if (asked(now) && !asked(before) && did.seat !== now.viewer) return 'turn';
  let sound: Sound | null = null;
  for (const heard of events.flatMap((event) => soundsOf(board, event, now.viewer))) {
    if (sound === null || matters(heard, sound)) sound = heard;
  }
  return sound;
}

function soundsOf(board: Speaking, event: unknown, viewer: Heard['viewer']): Sound[] {
  const shown = board.gestures(event).flatMap((gesture) => HEARD[gesture] ?? []);
  const fought = board.fought(event);
  if (fought === null) return shown;
  if (viewer !== null && fought.winners.includes(viewer)) return ['won'];
  if (viewer !== null && fought.losers.includes(viewer)) return ['lost'];
  return ['battle'];
}

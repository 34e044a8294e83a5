import type { AnyGame } from '@sanguine/kernel';
import type { OpenTable } from '../link/link.ts';
import type { Sound } from './sounds.ts';

type Heard = Pick<OpenTable, 'number' | 'latest' | 'deciders' | 'viewer'>;

/** The sound for a change of the table, or null. */
export function soundOf(game: AnyGame, before: Heard | null, now: Heard): Sound | null {
  if (before === null || now.latest === null || now.number === before.number) return null;
  const { events, did } = now.latest;
  if (events.some((event) => game.landmark(event)?.kind === 'battle')) return 'drum';
  const asked = (table: Heard): boolean => table.viewer !== null && table.deciders.includes(table.viewer);
  if (asked(now) && !asked(before) && did.seat !== now.viewer) return 'bell';
  return events.length > 0 ? 'tile' : null;
}

import type { Seat } from '@sanguine/kernel';
import type { Age } from '../../content/cards.ts';
import { clanOf } from '../../rules/clans.ts';
import type { GlorySource, State } from '../../rules/state.ts';

/** Glory from one source in these Ages. */
export function gloryOf(view: State, seat: Seat, source: GlorySource, ages: readonly Age[]): number {
  const { ledger } = clanOf(view, seat);
  return ages.reduce((sum, age) => sum + (ledger[age - 1]?.[source] ?? 0), 0);
}

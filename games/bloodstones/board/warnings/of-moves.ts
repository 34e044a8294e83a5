import type { Seat } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../plan/selection.ts';
import type { Warning } from './warning.ts';
import { warningsFor } from './warnings.ts';

/** What a row of moves would waste or lose, each asked about on the table it would be made on. */
export function warningsOfMoves(view: View, seat: Seat, moves: readonly Move[]): Warning[] {
  const warnings: Warning[] = [];
  let table: View | null = view;
  for (const [index, move] of moves.entries()) {
    if (table === null) break;
    const last: boolean = index === moves.length - 1;
    // On the way through, only what the whole march leaves behind or ends in counts.
    warnings.push(...warningsFor(table, seat, move).filter(({ code }) => last || LEAVING.has(code)));
    table = bloodstones.preview(table, seat, move).state;
  }
  return warnings.filter((one, at) => warnings.findIndex(({ code }) => code === one.code) === at);
}

const LEAVING: ReadonlySet<string> = new Set(['openCitadel', 'openVillages']);

import type { Seat } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../plan/selection.ts';
import type { Warning } from './warning.ts';
import { warningsFor } from './warnings.ts';

/** The warnings for several moves, each judged on the view it would be played on. */
export function warningsOfMoves(view: View, seat: Seat, moves: readonly Move[]): Warning[] {
  const warnings: Warning[] = [];
  let table: View | null = view;
  for (const [index, move] of moves.entries()) {
    if (table === null) break;
    const last: boolean = index === moves.length - 1;
    // For a step in between, only what the march leaves undefended counts.
    warnings.push(...warningsFor(table, seat, move).filter(({ code }) => last || LEAVING.has(code)));
    table = bloodstones.preview(table, seat, move).state;
  }
  return warnings.filter((one, at) => warnings.findIndex(({ code }) => code === one.code) === at);
}

const LEAVING: ReadonlySet<string> = new Set(['openCitadel', 'openVillages']);

import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Move } from '../rules/moves.ts';
import type { Reason } from '@sanguine/kernel';

/** Something to do that is worth its price, with its first move. */
export interface Plan {
  readonly move: Move;
  readonly value: number;
  readonly reason: Reason;
}

/** Units going from one area to another. */
export interface Detachment {
  readonly from: Area;
  readonly units: readonly UnitKind[];
}

export function without(force: readonly UnitKind[], units: readonly UnitKind[]): UnitKind[] {
  const rest = [...force];
  for (const kind of units) {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

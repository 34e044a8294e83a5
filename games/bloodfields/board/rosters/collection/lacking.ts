import type { UnitKind } from '../../../content/units/kinds.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import { countOf } from '../builder/edits.ts';
import type { Collection } from '../saved/book.ts';

/** Miniatures a roster asks for and somebody has not got. */
export interface Lacking {
  readonly kind: UnitKind;
  readonly needs: number;
  readonly has: number;
}

/** What is lacking for a roster; nothing where nobody has said what is owned. It is no fault: it may be played all the same. */
export function lackingFor(roster: Roster, owned: Collection | null): Lacking[] {
  if (owned === null) return [];
  return [...new Set(roster.map(({ kind }) => kind))]
    .map((kind) => ({ kind, needs: countOf(roster, kind), has: owned[kind] ?? 0 }))
    .filter(({ needs, has }) => needs > has);
}

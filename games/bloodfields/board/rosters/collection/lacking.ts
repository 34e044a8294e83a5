import type { UnitKind } from '../../../content/units/kinds.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import { countOf } from '../builder/edits.ts';
import type { Collection } from '../saved/book.ts';

/** Miniatures a roster needs and the player does not own. */
export interface Lacking {
  readonly kind: UnitKind;
  readonly needs: number;
  readonly has: number;
}

/** What is lacking for a roster; empty if the player has not said what they own. The roster may be played all the same. */
export function lackingFor(roster: Roster, owned: Collection | null): Lacking[] {
  if (owned === null) return [];
  return [...new Set(roster.map(({ kind }) => kind))]
    .map((kind) => ({ kind, needs: countOf(roster, kind), has: owned[kind] ?? 0 }))
    .filter(({ needs, has }) => needs > has);
}

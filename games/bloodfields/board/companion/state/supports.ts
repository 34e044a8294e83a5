import { cardOf, UNIT_KINDS, type UnitKind } from '../../../content/units/index.ts';

/** §13.4: what may come onto the table in the middle of a battle. */
export const SUPPORT_KINDS: readonly UnitKind[] = UNIT_KINDS.filter((kind) =>
  cardOf(kind).traits.includes('support'),
);

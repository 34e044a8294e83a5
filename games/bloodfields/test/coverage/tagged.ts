import type { Tag } from '../../rules/names.ts';
import type { State, UnitId } from '../../rules/state.ts';

/** The unit an event speaks of. */
export const unitTagged = ({ units }: State, tag: Tag): UnitId =>
  units.findIndex(({ owner, kind, copy }) => tag === `${owner}:${kind}.${copy}`);

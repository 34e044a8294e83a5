import type { UnitKind } from '../../content/units/kinds.ts';
import type { Circumstance, GroundKind } from './circumstances.ts';
import { isOf, type RowClass } from './classes.ts';
import type { Side } from './impossible.ts';
import type { Row } from './rows.ts';

/** The circumstances still wanted of a row, by side; the first of one side is certain. */
export type Wanted = Readonly<Record<Side, readonly Circumstance[]>>;

/** What a combination needs besides its circumstances. */
export interface Needs {
  readonly bearers?: readonly UnitKind[];
  readonly allies?: readonly UnitKind[];
  readonly enemies?: readonly UnitKind[];
  readonly bearerOn?: GroundKind;
  readonly targetOn?: GroundKind;
  readonly item?: 'mana-shard' | 'thorn-ring';
}

const MOSSFOLK: readonly UnitKind[] = ['rook', 'ssil', 'pell'];

/** Combinations that hardly ever arise by themselves. */
const NEEDS: readonly (Needs & {
  readonly rows: RowClass;
  readonly side: Side;
  readonly of?: Circumstance;
})[] = [
  // A weakened mage needs more than its dice for the great spells.
  { rows: 'magic', side: 'bearer', of: 'weakness', item: 'mana-shard' },
  // A stunned unit can destroy only an enemy that runs into its thorns.
  { rows: 'kill', side: 'bearer', of: 'stun', item: 'thorn-ring' },
  // Only the eel may charge while in combat.
  { rows: 'charge', side: 'bearer', of: 'combat', bearers: ['eel'] },
  // Immobilized on the soil of Mossfolk: after landing, and after a charge.
  { rows: 'landing', side: 'bearer', of: 'immobilize', enemies: MOSSFOLK, targetOn: 'swamp' },
  { rows: 'charged', side: 'target', of: 'immobilize', allies: MOSSFOLK, bearerOn: 'forest' },
  { rows: 'woodland', side: 'bearer', bearerOn: 'forest' },
];

export function needsOf(row: Row, wanted: Wanted): Needs {
  const found = NEEDS.filter(
    ({ rows, side, of }) => isOf(row, rows) && (of === undefined || wanted[side][0] === of),
  );
  return Object.assign({}, ...found) as Needs;
}

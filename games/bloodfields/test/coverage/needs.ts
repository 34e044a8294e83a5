import type { UnitKind } from '../../content/units/kinds.ts';
import type { Circumstance, GroundKind } from './circumstances.ts';
import { isOf, type RowClass } from './classes.ts';
import type { Side } from './impossible.ts';
import type { Row } from './rows.ts';

/** What is still wanted of a row: circumstances by side, the first of one side for certain. */
export type Wanted = Readonly<Record<Side, readonly Circumstance[]>>;

/** What a combination needs besides what is wanted of it. */
export interface Needs {
  readonly bearers?: readonly UnitKind[];
  readonly allies?: readonly UnitKind[];
  readonly enemies?: readonly UnitKind[];
  readonly bearerOn?: GroundKind;
  readonly targetOn?: GroundKind;
  readonly item?: 'mana-shard' | 'thorn-ring';
}

const MOSSFOLK: readonly UnitKind[] = ['rook', 'ssil', 'pell'];

/** Combinations that hardly ever come about by themselves. */
const NEEDS: readonly (Needs & {
  readonly rows: RowClass;
  readonly side: Side;
  readonly of?: Circumstance;
})[] = [
  // Whoever is weak needs more than its dice for the great spells.
  { rows: 'magic', side: 'bearer', of: 'weakness', item: 'mana-shard' },
  // Stunned, it destroys only who runs into its thorns.
  { rows: 'kill', side: 'bearer', of: 'stun', item: 'thorn-ring' },
  // One charges out of combat.
  { rows: 'charge', side: 'bearer', of: 'combat', bearers: ['eel'] },
  // Caught on the soil of Mossfolk: after landing, and after a charge.
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

import type { Circumstance } from './circumstances.ts';
import { isOf, type RowClass } from './classes.ts';
import type { Row } from './rows.ts';

export const SIDES = ['bearer', 'target'] as const;
export type Side = (typeof SIDES)[number];

/** Combinations that no game can reach: of which rows, and the section of the rulebook that rules them out. */
interface Impossible {
  readonly rows: RowClass;
  readonly side: Side;
  readonly circumstances: readonly Circumstance[];
  readonly section: string;
}

const LIST: readonly Impossible[] = [
  // A silenced unit takes no magic action.
  { rows: 'magic', side: 'bearer', circumstances: ['silence'], section: '12.2' },
  { rows: 'mirror', side: 'target', circumstances: ['silence'], section: '12.2' },
  // A stunned unit loses its action before anything comes of it.
  { rows: 'action', side: 'bearer', circumstances: ['stun'], section: '12.3' },
  { rows: 'mirror', side: 'target', circumstances: ['stun'], section: '12.3' },
  { rows: 'answer', side: 'target', circumstances: ['stun'], section: '12.3' },
  // Possible only out of combat.
  { rows: 'ranged', side: 'bearer', circumstances: ['combat'], section: '5.2' },
  { rows: 'leap', side: 'bearer', circumstances: ['combat'], section: '5.2' },
  { rows: 'landing', side: 'bearer', circumstances: ['combat'], section: '5.4' },
  { rows: 'plainCharge', side: 'bearer', circumstances: ['combat'], section: '5.2' },
  // An immobilized unit neither leaps nor charges.
  { rows: 'leap', side: 'bearer', circumstances: ['immobilize'], section: '12.2' },
  { rows: 'charge', side: 'bearer', circumstances: ['immobilize'], section: '12.2' },
  { rows: 'slither', side: 'bearer', circumstances: ['immobilize'], section: '12.2' },
  // Nobody takes off or lands in a forest.
  { rows: 'fly', side: 'bearer', circumstances: ['forest'], section: '5.4' },
  { rows: 'landing', side: 'bearer', circumstances: ['forest'], section: '5.4' },
  // Damage gets through when the last Shield is gone.
  { rows: 'wounded', side: 'bearer', circumstances: ['shields'], section: '12.1' },
  { rows: 'hooked', side: 'target', circumstances: ['shields'], section: '12.1' },
  { rows: 'unshielded', side: 'bearer', circumstances: ['shields'], section: '17.2' },
  // Pieces of terrain are too far apart for a small base to stand in two.
  { rows: 'woodland', side: 'bearer', circumstances: ['swamp', 'ruins', 'high'], section: '2.3' },
  // Nobody is offered cover that they already have, or that does not count.
  {
    rows: 'cover',
    side: 'bearer',
    circumstances: ['combat', 'forest', 'swamp', 'ruins', 'spotted'],
    section: '8.3',
  },
];

export const IMPOSSIBLE = LIST.map(({ rows, side, circumstances, section }) => ({
  section,
  applies: (row: Row, of: Side, circumstance: Circumstance): boolean =>
    of === side && circumstances.includes(circumstance) && isOf(row, rows),
}));

import type { Circumstance } from './circumstances.ts';
import { isOf, type RowClass } from './classes.ts';
import type { Row } from './rows.ts';

export const SIDES = ['bearer', 'target'] as const;
export type Side = (typeof SIDES)[number];

/** Combinations that no game can come to: of which rows, and the section of the rulebook that sees to it. */
interface Impossible {
  readonly rows: RowClass;
  readonly side: Side;
  readonly circumstances: readonly Circumstance[];
  readonly section: string;
}

const LIST: readonly Impossible[] = [
  // Who is silenced uses no magic action.
  { rows: 'magic', side: 'bearer', circumstances: ['silence'], section: '12.2' },
  { rows: 'mirror', side: 'target', circumstances: ['silence'], section: '12.2' },
  // Who is stunned loses the action before anything comes of it.
  { rows: 'action', side: 'bearer', circumstances: ['stun'], section: '12.3' },
  { rows: 'mirror', side: 'target', circumstances: ['stun'], section: '12.3' },
  { rows: 'answer', side: 'target', circumstances: ['stun'], section: '12.3' },
  // Out of combat alone.
  { rows: 'ranged', side: 'bearer', circumstances: ['combat'], section: '5.2' },
  { rows: 'leap', side: 'bearer', circumstances: ['combat'], section: '5.2' },
  { rows: 'landing', side: 'bearer', circumstances: ['combat'], section: '5.4' },
  { rows: 'plainCharge', side: 'bearer', circumstances: ['combat'], section: '5.2' },
  // Held fast nobody leaps or charges.
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
  // Nobody is asked for more cover than there is, or for cover that does not count.
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

import type { Frame, Seat } from '@sanguine/kernel';
import type { Space } from '../content/glade.ts';
import type { Options } from '../content/options.ts';
import type { BloodSpell, PhantomSpell } from '../content/spells.ts';
import type { Unit } from '../content/units.ts';
import type { Frames } from './frames.ts';

export interface Setup {
  readonly seats: number;
  readonly glade: string;
  readonly options: Options;
}

/** A card hidden from the viewer. */
export const HIDDEN = 'hidden';

/** Not on the glade. */
export const NOWHERE = -1;

/** A piece and its card. */
export interface Figure {
  /** `waiting`: not placed yet. `realm`: a Phantom. `gone`: out of the game. */
  status: 'waiting' | 'glade' | 'realm' | 'gone';
  at: Space;
  blood: number;
  zombie: boolean;
  /** How many losses will be prevented (Spirit Ward). */
  wards: number;
  /** May not make a move Act (Gnarlroot). */
  rooted: boolean;
  moved: boolean;
  attacked: boolean;
  /** Acts beyond the three (Second Wind). */
  extra: number;
}

/** Cards as sorted multisets: their order is never used, so it cannot leak anything. */
export interface Pile<Card> {
  deck: (Card | typeof HIDDEN)[];
  hand: (Card | typeof HIDDEN)[];
  discard: Card[];
}

export type GameResult = 'open' | 'soldiers' | 'witch' | 'draw';

export interface State {
  glade: string;
  options: Options;
  /** The Witch's seat; the other is the Soldiers'. */
  witch: Seat;
  /** A round begins with the Soldiers' turn. */
  round: number;
  figures: Record<Unit, Figure>;
  /** Stones not on any card. */
  bank: number;
  tokens: number;
  blood: Pile<BloodSpell>;
  phantom: Pile<PhantomSpell>;
  /** Cards of the Witch's hand that the Soldiers have seen and that cannot have left it unseen. */
  seen: BloodSpell[];
  /** Acts left in the Soldiers' turn. */
  acts: number;
  /** Cards cast this turn. */
  casts: number;
  result: GameResult;
  /** Pending decisions; the last one is current. Empty when the game is over. */
  frames: Frame<Frames>[];
}

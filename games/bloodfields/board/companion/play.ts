import type { Locale, Seat } from '@sanguine/kernel';
import type { State, UnitId } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import type { Doing } from './state/doing.ts';
import { actingUnit, isScoring } from './state/run.ts';
import type { OpenBattle } from './use-battle.ts';

/** A sheet the player has opened over the table. */
export type Sheet =
  /** A unit and everything that lies beside it. */
  | { readonly on: 'unit'; readonly unit: UnitId }
  /** Several supports of one kind, to choose one from. */
  | { readonly on: 'group'; readonly units: readonly UnitId[] }
  /** What the unit whose turn it is may do. */
  | { readonly on: 'acts'; readonly unit: UnitId }
  | { readonly on: 'deed'; readonly unit: UnitId; readonly doing: Doing }
  | { readonly on: 'ending'; readonly unit: UnitId }
  | { readonly on: 'reminders' | 'ledger' | 'menu' | 'odds' | 'roller' };

/** Everything the parts of the page share. */
export interface Play extends OpenBattle {
  readonly locale: Locale;
  readonly sheet: Sheet | null;
  readonly show: (sheet: Sheet | null) => void;
  readonly chosen: UnitId | null;
  readonly choose: (unit: UnitId | null) => void;
  /** True if the upper half faces the other player. */
  readonly turned: boolean;
  readonly turn: (turned: boolean) => void;
  /** True if real dice are rolled and typed in. */
  readonly real: boolean;
  readonly setReal: (real: boolean) => void;
  /** Goes back to the list of battles. */
  readonly leave: () => void;
}

/** The player who is asked, or whose unit acts; null if that is both or nobody. */
export function seatOf(table: State): Seat | null {
  const acting = actingUnit(table);
  if (acting !== null) return unitOf(table, acting).owner;
  const top = table.frames.at(-1);
  if (top === undefined || isScoring(table)) return null;
  return 'seat' in top ? top.seat : 'unit' in top ? unitOf(table, top.unit).owner : null;
}

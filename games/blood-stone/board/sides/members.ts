import { COVEN, SOLDIERS, type Unit } from '../../content/units.ts';
import type { State } from '../../rules/state.ts';
import type { Side } from '../../text/words.ts';

type Figures = Pick<State, 'figures'>;

/** Who fights for a side, alive or dead: a zombie fights for the Witch. */
export function membersOf({ figures }: Figures, side: Side): readonly Unit[] {
  if (side === 'soldiers') return SOLDIERS.filter((unit) => !figures[unit].zombie);
  return [...COVEN, ...SOLDIERS.filter((unit) => figures[unit].zombie)];
}

/** The stones of a side's units: there are no points before the end, and the fight is about blood. */
export function stonesOf(view: Figures, side: Side): number {
  return membersOf(view, side).reduce((sum, unit) => sum + view.figures[unit].blood, 0);
}

/** The same in seat order. */
export function stonesBySeat(view: Pick<State, 'figures' | 'witch'>): readonly number[] {
  return [0, 1].map((seat) => stonesOf(view, seat === view.witch ? 'witch' : 'soldiers'));
}

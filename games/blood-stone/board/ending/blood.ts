import { COVEN, SOLDIERS, type Unit } from '../../content/units.ts';
import type { State } from '../../rules/state.ts';

/**
 * The stones each side's units hold, in seat order: nobody scores before the end, and blood is what the fight is about.
 * A zombie fights for the Witch.
 */
export function bloodOf({ figures, witch }: Pick<State, 'figures' | 'witch'>): readonly number[] {
  const held = (units: readonly Unit[]): number =>
    units.reduce((sum, unit) => (figures[unit].status === 'glade' ? sum + figures[unit].blood : sum), 0);
  const zombies = SOLDIERS.filter((unit) => figures[unit].zombie);
  const soldiers = SOLDIERS.filter((unit) => !figures[unit].zombie);
  return [0, 1].map((seat) => held(seat === witch ? [...COVEN, ...zombies] : soldiers));
}

import { isItem } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { note, put, unitOf, withOne } from '../units.ts';

/** The price of using a passive or a charm. */
interface Price {
  readonly unit: UnitId;
  readonly by: string;
  readonly cost: number;
  readonly once: 'turn' | 'round' | undefined;
}

/** §1.5: whether it may be used again and can be paid for. Used charms never get this far. */
export const isAffordable = (unit: Unit, { by, cost, once }: Omit<Price, 'unit'>): boolean =>
  cost <= unit.inspire &&
  !(once === 'turn' && unit.turn.skills.includes(by)) &&
  !(once === 'round' && unit.round.includes(by));

/** §15.2: a charm is gone once it is used; a passive costs Inspire and counts its uses. */
export function payFor(state: State, { unit: id, by, cost, once }: Price): void {
  const unit = unitOf(state, id);
  if (isItem(unit, by)) put(state, id, { spent: withOne(unit.spent, by) });
  if (cost > 0) put(state, id, { inspire: unit.inspire - cost });
  if (once === 'turn') note(state, id, { skills: withOne(unit.turn.skills, by) });
  if (once === 'round') put(state, id, { round: withOne(unit.round, by) });
}

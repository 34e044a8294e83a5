import { SOLDIERS, type Unit, UNIT_CARDS } from '../../content/units.ts';
import { ACTS } from '../../content/turn.ts';
import { freeSoldiers } from '../../rules/figures.ts';
import { reach } from '../../rules/movement.ts';
import { coverage } from './reach.ts';
import type { View } from './selection.ts';

/** What the Soldiers could do to the Witch next turn, without spells. */
export interface Danger {
  /** The soldiers who could strike her. */
  readonly soldiers: readonly Unit[];
  readonly hits: number;
}

/** Each soldier strikes once, for one Act from where it is or two after a walk. */
export function dangerOf(view: View): Danger {
  const costs = freeSoldiers(view).flatMap((unit) => {
    const acts = actsToStrike(view, unit);
    return acts === null ? [] : [{ unit, acts }];
  });
  let left: number = ACTS;
  let hits = 0;
  for (const { acts } of costs.toSorted((one, other) => one.acts - other.acts)) {
    if (acts > left) break;
    left -= acts;
    hits += 1;
  }
  return { soldiers: SOLDIERS.filter((unit) => costs.some((one) => one.unit === unit)), hits };
}

/** Null if it cannot reach her. */
function actsToStrike(view: View, unit: Unit): number | null {
  if (UNIT_CARDS[unit].attack === null) return null;
  const { at, rooted } = view.figures[unit];
  if (strikesWitch(view, unit, at)) return 1;
  const walks: readonly number[] = rooted ? [] : reach(view, unit);
  return walks.some((space) => strikesWitch(view, unit, space)) ? 2 : null;
}

const strikesWitch = (view: View, unit: Unit, from: number): boolean =>
  coverage(view, unit, from, null).includes(view.figures.witch.at);

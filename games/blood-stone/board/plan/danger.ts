import type { Space } from '../../content/glade.ts';
import { ACTS } from '../../content/turn.ts';
import { SOLDIERS, type Unit, UNIT_CARDS } from '../../content/units.ts';
import { aimsOf, covers } from '../../rules/attack.ts';
import { freeSoldiers } from '../../rules/figures.ts';
import { groundOf } from '../../rules/ground.ts';
import { reach } from '../../rules/movement.ts';
import type { View } from './selection.ts';

/** What the Soldiers could do to the Witch next turn, without spells. */
export interface Danger {
  /** The soldiers who could strike her. */
  readonly soldiers: readonly Unit[];
  readonly hits: number;
}

/**
 * §4.2: each soldier strikes once, for one Act from where it is or for two after a walk. If none can, one may be able to
 * after another has made way. Units block only walks, not strikes.
 */
export function dangerOf(view: View): Danger {
  const costs = freeSoldiers(view).flatMap((unit) => {
    const acts = actsToStrike(view, unit);
    return acts === null ? [] : [{ unit, acts }];
  });
  if (costs.length === 0) {
    const helped = freeSoldiers(view).filter((unit) => strikesHelped(view, unit));
    return { soldiers: helped, hits: Math.min(1, helped.length) };
  }
  let left: number = ACTS;
  let hits = 0;
  for (const { acts } of costs.toSorted((one, other) => one.acts - other.acts)) {
    if (acts > left) break;
    left -= acts;
    hits += 1;
  }
  return { soldiers: SOLDIERS.filter((unit) => costs.some((one) => one.unit === unit)), hits };
}

/** The Acts it needs to strike her; null if it cannot reach her. */
function actsToStrike(view: View, unit: Unit): number | null {
  if (strikesWitch(view, unit, view.figures[unit].at)) return 1;
  return walksOf(view, unit).some((space) => strikesWitch(view, unit, space)) ? 2 : null;
}

/** Whether it can strike her after a walk, once somebody else has walked out of its way. */
function strikesHelped(view: View, unit: Unit): boolean {
  return freeSoldiers(view).some(
    (other) =>
      other !== unit &&
      walksOf(view, other).some((at) => {
        const figures = { ...view.figures, [other]: { ...view.figures[other], at } };
        return walksOf({ ...view, figures }, unit).some((space) => strikesWitch(view, unit, space));
      }),
  );
}

const walksOf = (view: View, unit: Unit): readonly Space[] =>
  view.figures[unit].rooted ? [] : reach(view, unit);

function strikesWitch(view: View, unit: Unit, from: Space): boolean {
  const { attack } = UNIT_CARDS[unit];
  const { at } = view.figures.witch;
  return attack !== null && aimsOf(attack).some((aim) => covers(groundOf(view), attack, aim, from, at));
}

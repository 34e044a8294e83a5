import type { Seat } from '@sanguine/kernel';
import type { Figure } from '../content/clan.ts';
import type { Place, Province } from '../content/provinces.ts';
import { upgradeEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { struckBy } from '../rules/entry.ts';
import { isShip } from '../rules/figures.ts';
import type { State } from '../rules/state.ts';

/** The figures a clan would lose, and the Glory its Ships would score for it. */
interface Harm {
  readonly seat: Seat;
  readonly figures: readonly Figure[];
  readonly shipGlory: number;
}

/** §18.7: which figures this one would destroy by entering there, before rescues. */
export function harmBy(view: State, seat: Seat, figure: Figure, to: Place): Harm[] {
  const struck = struckBy(view, seat, figure, to);
  return [...view.clans.keys()].flatMap((other) => {
    const figures = struck.filter((one) => one.seat === other).map((one) => one.figure);
    return figures.length === 0
      ? []
      : [{ seat: other, figures, shipGlory: shipGloryOf(view, other, figures) }];
  });
}

/** §18.8: the Glory the clan would gain if these figures were destroyed. */
export function shipGloryOf(view: State, seat: Seat, figures: readonly Figure[]): number {
  const { ship } = clanOf(view, seat).sheet;
  const each = ship === null ? 0 : (upgradeEffect(ship).shipGlory ?? 0);
  return each * figures.filter(isShip).length;
}

/** §2.3: whether the province is destroyed at the end of this Age. */
export const isDoomed = (view: State, place: Place | Province): boolean =>
  view.doomed[view.age - 1] === place;

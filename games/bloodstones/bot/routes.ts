import type { Seat } from '@sanguine/kernel';
import { type Domain, type UnitKind, UNITS } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from '../rules/atlas.ts';
import { enemyIn } from '../rules/forces.ts';
import { waysFrom } from '../rules/passage.ts';
import type { State } from '../rules/state.ts';
import { factionOf } from '../rules/tiles.ts';

/** How a unit travels, if it does. */
export type Travel = Exclude<Domain, 'fixed'>;

export function travelOf(kind: UnitKind): Travel | null {
  const { domain } = UNITS[kind];
  return domain === 'fixed' ? null : domain;
}

/** The cheapest routes of one unit from an area, passages included, up to a number of pips (§8). */
export class Routes {
  readonly #costs: number[];
  readonly #before: Area[];
  readonly from: Area;
  /** Areas in reach without the start, nearest first. */
  readonly reached: Area[] = [];

  constructor(state: State, seat: Seat, travel: Travel, from: Area, pips: number) {
    this.from = from;
    const atlas = atlasOf(state);
    const costs = (this.#costs = Array<number>(atlas.size).fill(Infinity));
    const before = (this.#before = Array<Area>(atlas.size).fill(from));
    // Ships and dragons pay one pip for each area.
    const prices = travel === 'land' ? atlas.footCosts(factionOf(state, seat)) : null;
    costs[from] = 0;
    const rings: Area[][] = [[from]];
    for (let cost = 0; cost <= pips; cost++) {
      for (const area of rings[cost] ?? []) {
        if (costs[area] !== cost) continue;
        if (area !== from) {
          this.reached.push(area);
          // §8.2: contact ends the march.
          if (enemyIn(state, seat, area)) continue;
        }
        for (const next of travel === 'sea' ? atlas.seas(area) : waysFrom(state, seat, area)) {
          const total = cost + (prices === null ? 1 : (prices[next] ?? Infinity));
          if (total > pips || total >= (costs[next] ?? 0)) continue;
          costs[next] = total;
          before[next] = area;
          (rings[total] ??= []).push(next);
        }
      }
    }
  }

  cost(to: Area): number {
    return this.#costs[to] ?? Infinity;
  }

  /** The areas entered on the way, the goal last. */
  route(to: Area): Area[] {
    const route: Area[] = [];
    for (let area = to; area !== this.from; area = this.#before[area] ?? this.from) route.push(area);
    return route.toReversed();
  }
}

import type { Seat } from '@sanguine/kernel';
import { type Domain, type UnitKind, UNITS } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from '../rules/atlas.ts';
import { enemyIn } from '../rules/forces.ts';
import { enterCost, waysFrom } from '../rules/passage.ts';
import type { State } from '../rules/state.ts';

/** The unit that stands for each domain when routes are measured. */
const TRAVELLER: Readonly<Record<Exclude<Domain, 'fixed'>, UnitKind>> = {
  land: 'swords',
  sea: 'ship',
  air: 'dragon',
};

export type Travel = keyof typeof TRAVELLER;

export function travelOf(kind: UnitKind): Travel | null {
  const { domain } = UNITS[kind];
  return domain === 'fixed' ? null : domain;
}

/** The cheapest routes of one unit from an area, passages included, up to a number of pips (§8). */
export class Routes {
  readonly costs: number[] = [];
  readonly #before: Area[] = [];
  readonly from: Area;
  /** Areas in reach without the start, nearest first. */
  readonly reached: Area[] = [];

  constructor(state: State, seat: Seat, travel: Travel, from: Area, pips: number) {
    this.from = from;
    this.costs[from] = 0;
    const atlas = atlasOf(state);
    const kind = TRAVELLER[travel];
    const rings: Area[][] = [[from]];
    for (let cost = 0; cost <= pips; cost++) {
      for (const area of rings[cost] ?? []) {
        if (this.costs[area] !== cost) continue;
        if (area !== from) {
          this.reached.push(area);
          // §8.2: contact ends the march.
          if (enemyIn(state, seat, area)) continue;
        }
        for (const next of travel === 'sea' ? atlas.neighbours(area) : waysFrom(state, seat, area)) {
          const total = cost + enterCost(state, seat, kind, atlas.terrain(next));
          if (total > pips || total >= (this.costs[next] ?? Infinity)) continue;
          this.costs[next] = total;
          this.#before[next] = area;
          (rings[total] ??= []).push(next);
        }
      }
    }
  }

  cost(to: Area): number {
    return this.costs[to] ?? Infinity;
  }

  /** The areas entered on the way, the goal last. */
  route(to: Area): Area[] {
    const route: Area[] = [];
    for (
      let area: Area | undefined = to;
      area !== undefined && area !== this.from;
      area = this.#before[area]
    ) {
      route.unshift(area);
    }
    return route;
  }
}

import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { isHome } from '../rules/build.ts';
import { villageVp } from '../rules/end.ts';
import { areasOf, forceOf } from '../rules/forces.ts';
import { factionOf, playerOf } from '../rules/tiles.ts';
import { armyOf } from './army.ts';
import type { Army } from './chance.ts';
import type { Survey } from './survey.ts';
import { Routes, type Travel, travelOf } from './routes.ts';

/** Pips a tile pays on average. */
const PIPS = 3.4;
/** Tiles of a hand that become one new unit, cost included; it counts as Swords. */
const TILES_PER_UNIT = 2.6;
/** Pips beyond which no rival is expected to come. */
const FARTHEST = 12;
/** Chance that an open village next to a unit of the Horde is taken. */
const AT_ONCE = 1;
/** How much more a guard against the Horde is worth than it saves in one turn. */
const AGAIN = 2.2;

interface Marcher {
  readonly kind: UnitKind;
  /** Null for Undead, who need no pips. */
  readonly routes: Routes | null;
  readonly area: Area;
}

/** A unit on its way to an area, and the pips it takes. */
interface Approach {
  readonly kind: UnitKind;
  readonly cost: number;
}

const byCost = (one: Approach, other: Approach): number => one.cost - other.cost;

/** An army a rival could bring. */
export interface Host extends Army {
  readonly seat: Seat;
}

/** What each rival could bring to each area in its next turn. */
export class Threats {
  readonly #survey: Survey;
  readonly #marchers = new Map<Seat, Marcher[]>();
  readonly #known: (readonly Host[])[] = [];
  readonly #village: number[] = [];
  readonly #losses: number[] = [];
  #menaces: readonly number[] | undefined;

  constructor(survey: Survey) {
    this.#survey = survey;
  }

  /** The army each rival could have there. */
  on(area: Area): readonly Host[] {
    return (this.#known[area] ??= this.#hostsOn(area));
  }

  #hostsOn(area: Area): Host[] {
    const hosts: Host[] = [];
    for (const rival of this.#survey.rivals) {
      const units = this.#muster(rival, area);
      if (units.length > 0) hosts.push({ seat: rival, ...armyOf(this.#survey, rival, units) });
    }
    return hosts;
  }

  /** The chance that an unguarded village is lost: higher the nearer a rival's unit is; the Horde takes it at once (§4.3). */
  onVillage(area: Area): number {
    return (this.#village[area] ??= Math.max(
      0,
      ...this.#survey.rivals.map((rival) => this.#raid(rival, area).chance),
    ));
  }

  /** What an unguarded village is likely to cost: what it would still score; the Horde's points for it count as well, and it comes back every turn. */
  villageLoss(area: Area): number {
    return (this.#losses[area] ??= this.#villageLoss(area));
  }

  #villageLoss(area: Area): number {
    const harvest = this.#survey.scoringsOf(this.#survey.seat);
    let most = 0;
    for (const rival of this.#survey.rivals) {
      const { chance } = this.#raid(rival, area);
      const horde = factionOf(this.#survey.view, rival) === 'chaosHorde';
      const loss = horde
        ? AGAIN * (harvest + villageVp('chaosHorde') * this.#survey.rivalry(rival))
        : harvest;
      most = Math.max(most, chance * loss);
    }
    return most;
  }

  /** What the rivals in an area are likely to take from there: villages that would still score, and points for themselves. */
  menace(area: Area): number {
    this.#menaces ??= this.#allMenaces();
    return this.#menaces[area] ?? 0;
  }

  #allMenaces(): number[] {
    const { view, seat, atlas, rivals } = this.#survey;
    const menaces: number[] = [];
    for (const village of atlas.areas) {
      const count = view.villages[village] ?? 0;
      if (count === 0) continue;
      const settler = this.#survey.settler(village);
      const harvest = settler === seat ? this.#survey.scoringsOf(seat) : 0;
      for (const rival of rivals) {
        if (rival === settler) continue;
        const { chance, from } = this.#raid(rival, village);
        if (chance === 0 || from === undefined) continue;
        const loot = villageVp(factionOf(view, rival)) * this.#survey.rivalry(rival);
        menaces[from] = (menaces[from] ?? 0) + count * chance * (harvest + loot);
      }
    }
    return menaces;
  }

  /** The chance that a rival takes an open village, and where its nearest unit is. */
  #raid(rival: Seat, area: Area): { readonly chance: number; readonly from: Area | undefined } {
    const { raids, raidReach } = this.#survey.temper;
    let least = raidReach;
    let from: Area | undefined;
    for (const marcher of this.#marchersOf(rival)) {
      const pips = this.#cost(marcher, area);
      if (pips >= least) continue;
      least = pips;
      from = marcher.area;
    }
    const swift = factionOf(this.#survey.view, rival) === 'chaosHorde' ? AT_ONCE : raids;
    return { chance: swift * (1 - least / raidReach), from };
  }

  #muster(rival: Seat, area: Area): UnitKind[] {
    const { view } = this.#survey;
    const { hand } = playerOf(view, rival);
    let pips = this.#pips(rival);
    const near: Approach[] = [];
    for (const marcher of this.#marchersOf(rival)) {
      const cost = this.#cost(marcher, area);
      if (cost <= pips) near.push({ kind: marcher.kind, cost });
    }
    near.sort(byCost);
    const units: UnitKind[] = [];
    for (const { kind, cost } of near) {
      if (cost > pips) break;
      pips -= cost;
      units.push(kind);
    }
    const recruits = this.#recruits(rival, area, hand.length, pips);
    for (let recruit = 0; recruit < recruits; recruit++) units.push('swords');
    return units;
  }

  /** What a rival is expected to spend on one attack. */
  #pips(rival: Seat): number {
    const { view, temper } = this.#survey;
    return playerOf(view, rival).hand.length * PIPS * temper.dread;
  }

  /** Units that could be built there, or next to it and then walk over. */
  #recruits(rival: Seat, area: Area, tiles: number, pips: number): number {
    const { view, atlas } = this.#survey;
    if (atlas.isSea(area)) return 0;
    const most = Math.floor(tiles / TILES_PER_UNIT);
    if (isHome(view, rival, area)) return most;
    const base = atlas.neighbours(area).some((next) => isHome(view, rival, next));
    return base && pips > 0 ? Math.max(0, most - 1) : 0;
  }

  #cost({ kind, routes, area: from }: Marcher, area: Area): number {
    if (from === area) return 0;
    // §5: Undead shamble two areas for nothing.
    if (routes === null) return this.#survey.atlas.distance(from, area) <= 2 ? 0 : Infinity;
    if (kind === 'ship' && !this.#survey.atlas.isSea(area)) return Infinity;
    return routes.cost(area);
  }

  #marchersOf(rival: Seat): Marcher[] {
    const known = this.#marchers.get(rival);
    if (known !== undefined) return known;
    const { view, temper } = this.#survey;
    const reach = Math.min(FARTHEST, Math.max(temper.raidReach, this.#pips(rival)));
    const marchers: Marcher[] = [];
    for (const area of areasOf(view, rival)) {
      const routes: Partial<Record<Travel, Routes>> = {};
      for (const kind of forceOf(view, rival, area)) {
        const travel = travelOf(kind);
        if (travel === null) continue;
        const way =
          kind === 'undead' ? null : (routes[travel] ??= new Routes(view, rival, travel, area, reach));
        marchers.push({ kind, routes: way, area });
      }
    }
    this.#marchers.set(rival, marchers);
    return marchers;
  }
}

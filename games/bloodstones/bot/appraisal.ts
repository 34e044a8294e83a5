import type { Seat } from '@sanguine/kernel';
import { type UnitKind, UNITS } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { prizeFor } from '../rules/aftermath.ts';
import { contestedAreas, foesIn, isFixed } from '../rules/forces.ts';
import { without } from '../rules/multiset.ts';
import { cavalryIn, retreatAreas, shipCavalry } from '../rules/retreat.ts';
import { armyIn } from './army.ts';
import { type Army, likelySwaps, victoryChance } from './chance.ts';
import { lures } from './lure.ts';
import type { Outlook } from './outlook.ts';
import { tallier } from './tally.ts';
import { Threats } from './threat.ts';
import { defeatCost, toll, UNIT_WORTH } from './worth.ts';

/** What counts how much; found by playing the bot against itself. */
const WEIGHTS = {
  /** Chance that a village under a rival's unit is gone before it scores. */
  occupiedVillage: 0.9,
  /** What a prize under own units is worth before it is taken. */
  prize: 0.75,
  /** Pull of prizes farther off, for each unit. */
  lure: 0.1,
  /** What is lost of a defeat when the force may withdraw instead. */
  withdrawn: 0.3,
  /** A rival's unit destroyed. */
  kill: 0.8,
  /** The share of a dragon that an attack it wins costs: the tile comes back with the next regroup. */
  dragonSpent: 0.6,
  /** What a prize counts that the Horde takes on the spot, against one that must be held for a turn. */
  atOnce: 1.2,
} as const;

/** From which chance on a rival is expected to attack, how fast that grows, and where it ends. */
const DARING = { from: 0.5, slope: 2.6, most: 0.9 } as const;

type Swaps = readonly number[];

/** What an area would be worth to the seat with a given force of its own in it; the sum over areas is the position's worth. */
export class Appraisal {
  readonly outlook: Outlook;
  readonly #threats: Threats;
  /** The best tiles of the hand, for battles. */
  readonly swaps: Swaps;
  readonly #contested: readonly Area[];
  readonly #lures: readonly number[];
  readonly #known: Map<number, number>[] = [];
  readonly #tally: (force: readonly UnitKind[]) => number;
  readonly #exits: (boolean | undefined)[] = [];

  constructor(outlook: Outlook) {
    this.outlook = outlook;
    this.#threats = new Threats(outlook);
    this.#contested = contestedAreas(outlook.view, outlook.seat);
    this.swaps = likelySwaps(outlook.view, outlook.seat, outlook.seat);
    this.#lures = lures(outlook, true);
    this.#tally = tallier(outlook.me.faction);
  }

  of(area: Area, force: readonly UnitKind[], swaps: Swaps = this.swaps): number {
    const foe = this.outlook.foeIn(area);
    if (foe !== undefined && force.length > 0) return this.#fought(area, force, foe, swaps);
    const known = (this.#known[area] ??= new Map());
    const key = this.#tally(force);
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = force.length === 0 ? this.#abandoned(area, foe !== undefined) : this.#held(area, force);
    known.set(key, value);
    return value;
  }

  /** What it changes when units leave an area. */
  leaving(from: Area, units: readonly UnitKind[]): number {
    const force = this.outlook.mine(from);
    return this.of(from, without(force, units)) - this.of(from, force);
  }

  /** What it changes when units come to an area. */
  joining(to: Area, units: readonly UnitKind[], swaps: Swaps = this.swaps): number {
    const force = this.outlook.mine(to);
    return this.of(to, [...force, ...units], swaps) - this.of(to, force);
  }

  /** What the battles still to be fought lose when the hand is left with these swaps only. */
  strain(swaps: Swaps, but?: Area): number {
    let strain = 0;
    for (const area of this.#contested) {
      if (area === but) continue;
      const force = this.outlook.mine(area);
      strain += this.of(area, force) - this.of(area, force, swaps);
    }
    return strain;
  }

  /** The chance to beat the largest rival force in an area. */
  victory(area: Area, force: readonly UnitKind[], swaps: Swaps = this.swaps): number {
    const foe = this.outlook.foeIn(area);
    if (foe === undefined) return 1;
    const { atlas } = this.outlook;
    return victoryChance(this.#own(force, swaps), armyIn(this.outlook, foe, area), atlas.terrain(area));
  }

  #own(units: readonly UnitKind[], swaps: Swaps = this.swaps): Army {
    return { faction: this.outlook.me.faction, units, swaps };
  }

  /** Own villages left to themselves. */
  #abandoned(area: Area, occupied: boolean): number {
    const { outlook } = this;
    const villages = outlook.harvest(area);
    if (villages === 0) return 0;
    if (occupied) return -villages * WEIGHTS.occupiedVillage;
    return -villages * this.#threats.onVillage(area);
  }

  #held(area: Area, force: readonly UnitKind[]): number {
    const { outlook } = this;
    const risk = this.#risk(area, force);
    let value = -risk.loss;
    value -= outlook.harvest(area) * risk.chance;
    const loot = outlook.loot(area);
    if (loot > 0) {
      const now = outlook.me.faction === 'chaosHorde' && !outlook.view.tribute;
      const kept = now ? WEIGHTS.atOnce : 1 - risk.chance;
      value += loot * WEIGHTS.prize * kept;
    }
    const lure = this.#lures[area] ?? 0;
    const desert = outlook.atlas.terrain(area) === 'desert';
    for (const kind of force) {
      if (!isFixed(kind)) value += lure * WEIGHTS.lure;
      if (desert && !UNITS[kind].desert) value -= UNIT_WORTH[kind] + 0.5;
    }
    return value;
  }

  /** The chance that a rival comes and wins, and what that would cost. */
  #risk(area: Area, force: readonly UnitKind[]): { chance: number; loss: number } {
    const { atlas } = this.outlook;
    let chance = 0;
    let loss = 0;
    for (const army of this.#threats.on(area)) {
      const won = victoryChance(army, this.#own(force), atlas.terrain(area));
      const comes = Math.max(0, Math.min(DARING.most, (won - DARING.from) * DARING.slope));
      if (comes * won <= chance) continue;
      chance = comes * won;
      const slips =
        !force.some(isFixed) && !army.units.includes('dragon') && cavalryIn(force) >= cavalryIn(army.units);
      loss = chance * defeatCost(force, false) * (slips ? WEIGHTS.withdrawn : 1);
    }
    return { chance, loss };
  }

  #fought(area: Area, force: readonly UnitKind[], foe: Seat, swaps: Swaps): number {
    const { outlook } = this;
    const enemy = armyIn(this.outlook, foe, area);
    const won = victoryChance(this.#own(force, swaps), enemy, outlook.atlas.terrain(area));
    const left = force.filter((kind) => kind !== 'dragon');
    const after = left.length > 0 ? this.#held(area, left) : this.#abandoned(area, false);
    const others = foesIn(outlook.view, outlook.seat, area).length - 1;
    const prize = prizeFor(outlook.me.faction, enemy.units);
    const trapped = !this.#hasExit(area, foe);
    const spoils = prize + toll(enemy.units, trapped) * WEIGHTS.kill * outlook.rivalry;
    const spent = (force.length - left.length) * UNIT_WORTH.dragon * WEIGHTS.dragonSpent * outlook.future;
    const lost = defeatCost(force, false) - this.#abandoned(area, true);
    const fight = won * (spoils - spent + after) - (1 - won) * lost;
    // A defender who may leave does what is worse for us.
    return (this.#maySlip(area, force, enemy.units, foe) ? Math.min(fight, after) : fight) - others;
  }

  /** §10.1: whether the defender may leave before the battle. */
  #maySlip(area: Area, force: readonly UnitKind[], enemy: readonly UnitKind[], foe: Seat): boolean {
    const { view, seat, atlas } = this.outlook;
    if (force.includes('dragon') || enemy.some(isFixed) || !this.#hasExit(area, foe)) return false;
    if (enemy.includes('dragon') || atlas.isSea(area)) return true;
    return cavalryIn(enemy) >= cavalryIn(force) + shipCavalry(view, seat, area);
  }

  #hasExit(area: Area, foe: Seat): boolean {
    return (this.#exits[area] ??= retreatAreas(this.outlook.view, foe, area).length > 0);
  }
}

import type { Seat } from '@sanguine/kernel';
import { type UnitKind, UNITS } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { prizeFor } from '../rules/aftermath.ts';
import { contestedAreas, foesIn, isFixed } from '../rules/forces.ts';
import { without } from '../rules/multiset.ts';
import { cavalryIn, mayLeave, shipCavalry } from '../rules/retreat.ts';
import { armyIn } from './army.ts';
import { type Army, folded, likelySwaps, victoryChance } from './chance.ts';
import { attractions } from './attractions.ts';
import type { Survey } from './survey.ts';
import { forceKeyOf } from './force-key.ts';
import { type Host, Threats } from './threats.ts';
import { defeatCost, casualtyValue, UNIT_VALUE } from './values.ts';

/** Weights, found by playing the bot against itself. */
const WEIGHTS = {
  /** Chance that a village under a rival's unit is gone before it scores. */
  occupiedVillage: 0.9,
  /** The share of a dragon that a won attack costs: the tile comes back with the next regroup. */
  dragonSpent: 0.6,
  /** What a prize that the Horde takes at once counts, compared with one that must be held for a turn. */
  atOnce: 1.2,
} as const;

/** How fast it grows with its chance of winning that a rival attacks, and its limit. */
const DARING = { slope: 2.6, most: 0.9 } as const;

/** The share of a threat that is gone when the force behind it is beaten but not destroyed. */
const BEATEN = 0.48;

type Swaps = readonly number[];

/** What attacks on each area are worth to a rival. */
interface Appeals {
  readonly of: readonly number[];
  readonly sum: number;
}

/** What a battle with the largest rival force in an area is about, whatever attacks it. */
interface Fight {
  readonly enemy: Army;
  /** Whether the enemy has somewhere to go. */
  readonly exit: boolean;
  /** What a victory brings, and what of it is that the enemy no longer threatens anything. */
  readonly spoils: number;
  readonly relief: number;
  /** Rivals there besides. */
  readonly others: number;
}

/** The chance that a rival comes and wins, and the expected loss. */
interface Risk {
  readonly chance: number;
  readonly loss: number;
}

const NO_RISK: Risk = { chance: 0, loss: 0 };

/** What an area would be worth to the seat with a given force of its own in it; the sum over all areas is the value of the state. */
export class Evaluation {
  readonly survey: Survey;
  readonly #threats: Threats;
  /** The best tiles of the hand, for battles. */
  readonly swaps: Swaps;
  readonly #contested: readonly Area[];
  readonly #attractions: readonly number[];
  /** What each force would be worth in each area where nobody fights it. */
  readonly #known = new Map<number, number>();
  readonly #asItIs: number[] = [];
  readonly #swapLosses = new Map<number, number>();
  readonly #fights: (Fight | undefined)[] = [];
  readonly #forceKey: (force: readonly UnitKind[]) => number;
  readonly #appeals: (Appeals | undefined)[] = [];

  constructor(survey: Survey) {
    this.survey = survey;
    this.#threats = new Threats(survey);
    this.#contested = contestedAreas(survey.view, survey.seat);
    this.swaps = likelySwaps(survey.view, survey.seat, survey.seat);
    this.#attractions = attractions(survey, this.#threats);
    this.#forceKey = forceKeyOf(survey.me.faction);
  }

  /** What an area would be worth with this force in it and these swaps in hand. */
  of(area: Area, force: readonly UnitKind[], swaps: Swaps = this.swaps): number {
    const foe = this.survey.foeIn(area);
    if (foe !== undefined && force.length > 0) return this.#fought(area, force, foe, swaps);
    return force.length === 0 ? this.#abandoned(area, foe !== undefined) : this.#held(area, force);
  }

  /** The same with the force that is there. */
  asItIs(area: Area): number {
    return (this.#asItIs[area] ??= this.of(area, this.survey.mine(area)));
  }

  /** No less than `of`, and much sooner told: what the force would be worth if nobody came for it; no weight of a temper is negative. */
  atMost(area: Area, force: readonly UnitKind[]): number {
    return this.survey.foeIn(area) === undefined ? this.#worth(area, force, NO_RISK) : Infinity;
  }

  /** How the value changes when units leave an area. */
  leaving(from: Area, units: readonly UnitKind[]): number {
    return this.of(from, without(this.survey.mine(from), units)) - this.asItIs(from);
  }

  /** How the value changes when units come to an area. */
  joining(to: Area, units: readonly UnitKind[]): number {
    return this.of(to, [...this.survey.mine(to), ...units]) - this.asItIs(to);
  }

  /** What the battles still to be fought lose in value when the hand is left with only these swaps. */
  swapCost(swaps: Swaps, but?: Area): number {
    let cost = 0;
    for (const area of this.#contested) if (area !== but) cost += this.#swapLoss(area, swaps);
    return cost;
  }

  #swapLoss(area: Area, swaps: Swaps): number {
    const key = folded(swaps) * this.survey.atlas.size + area;
    const before = this.#swapLosses.get(key);
    if (before !== undefined) return before;
    const loss = this.asItIs(area) - this.of(area, this.survey.mine(area), swaps);
    this.#swapLosses.set(key, loss);
    return loss;
  }

  /** The chance to beat the largest rival force in an area. */
  victory(area: Area, force: readonly UnitKind[], swaps: Swaps = this.swaps): number {
    const foe = this.survey.foeIn(area);
    if (foe === undefined) return 1;
    const { atlas } = this.survey;
    return victoryChance(this.#own(force, swaps), armyIn(this.survey, foe, area), atlas.terrain(area));
  }

  /** The chance that a rival comes and takes what the seat has in an area with this force in it. */
  danger(area: Area, force: readonly UnitKind[]): number {
    return force.length === 0 ? this.#threats.onVillage(area) : this.#risk(area, force).chance;
  }

  #own(units: readonly UnitKind[], swaps: Swaps = this.swaps): Army {
    return { faction: this.survey.me.faction, units, swaps };
  }

  /** The value of own villages without a guard. */
  #abandoned(area: Area, occupied: boolean): number {
    const { survey } = this;
    const villages = survey.ownVillages(area);
    if (villages === 0) return 0;
    if (occupied) return -survey.harvest(area) * WEIGHTS.occupiedVillage;
    return -villages * this.#threats.villageLoss(area);
  }

  #held(area: Area, force: readonly UnitKind[]): number {
    const key = this.#forceKey(force) * this.survey.atlas.size + area;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const value = this.#worth(area, force, this.#risk(area, force));
    this.#known.set(key, value);
    return value;
  }

  /** What holding the area is worth at this risk. */
  #worth(area: Area, force: readonly UnitKind[], risk: Risk): number {
    const { survey } = this;
    const { care, prize, attraction: pull } = survey.temper;
    let value = -care * (risk.loss + survey.harvest(area) * risk.chance);
    const loot = survey.loot(area);
    if (loot > 0) {
      const now = survey.me.faction === 'chaosHorde' && !survey.view.tribute;
      const kept = now ? WEIGHTS.atOnce : 1 - risk.chance;
      value += loot * prize * kept;
    }
    const attraction = this.#attractions[area] ?? 0;
    const desert = survey.atlas.terrain(area) === 'desert';
    for (const kind of force) {
      if (!isFixed(kind)) value += attraction * pull;
      if (desert && !UNITS[kind].desert) value -= UNIT_VALUE[kind] + 0.5;
    }
    return value;
  }

  #risk(area: Area, force: readonly UnitKind[]): Risk {
    const terrain = this.survey.atlas.terrain(area);
    const own = this.#own(force);
    let chance = 0;
    let loss = 0;
    for (const army of this.#threats.on(area)) {
      const won = victoryChance(army, own, terrain);
      const daring = this.#daring(won);
      if (daring * won <= chance) continue;
      const comes = Math.min(daring, this.#attention(army, area, force, won));
      if (comes * won <= chance) continue;
      chance = comes * won;
      const slips =
        !force.some(isFixed) && !army.units.includes('dragon') && cavalryIn(force) >= cavalryIn(army.units);
      loss = chance * defeatCost(force, false) * (slips ? this.survey.temper.slipped : 1);
    }
    return { chance, loss };
  }

  /** The chance that a rival who would win with this chance attacks. */
  #daring(won: number): number {
    return Math.max(0, Math.min(DARING.most, (won - this.survey.temper.daring) * DARING.slope));
  }

  /** How likely a rival is to come here of all places: an army can only be in one, and the tiles do not pay for many. */
  #attention(army: Host, area: Area, force: readonly UnitKind[], won: number): number {
    const appeals = this.#appealsTo(army.seat);
    const appeal = this.#appeal(area, force, won);
    const all = appeals.sum - (appeals.of[area] ?? 0) + appeal;
    return all === 0 ? 0 : (this.survey.temper.attacks * appeal) / all;
  }

  /** What an attack is worth to a rival who would win it with this chance. */
  #appeal(area: Area, force: readonly UnitKind[], won: number): number {
    const { survey } = this;
    const villages = survey.ownVillages(area) * (1 + survey.scoringsOf(survey.seat));
    return this.#daring(won) * won * (force.length + villages);
  }

  #appealsTo(rival: Seat): Appeals {
    const before = this.#appeals[rival];
    if (before !== undefined) return before;
    const of: number[] = [];
    let sum = 0;
    for (const area of this.survey.footholds()) {
      const army = this.#threats.on(area).find(({ seat }) => seat === rival);
      if (army === undefined) continue;
      const force = this.survey.mine(area);
      const won =
        force.length === 0 ? 1 : victoryChance(army, this.#own(force), this.survey.atlas.terrain(area));
      of[area] = this.#appeal(area, force, won);
      sum += of[area];
    }
    return (this.#appeals[rival] = { of, sum });
  }

  #fought(area: Area, force: readonly UnitKind[], foe: Seat, swaps: Swaps): number {
    const { survey } = this;
    const fight = (this.#fights[area] ??= this.#fightWith(foe, area));
    const won = victoryChance(this.#own(force, swaps), fight.enemy, survey.atlas.terrain(area));
    const left = force.includes('dragon') ? force.filter((kind) => kind !== 'dragon') : force;
    const after = left.length > 0 ? this.#held(area, left) : this.#abandoned(area, false);
    const spent = (force.length - left.length) * UNIT_VALUE.dragon * WEIGHTS.dragonSpent * survey.future;
    const lost = defeatCost(force, false) - this.#abandoned(area, true);
    const fought = won * (fight.spoils - spent + after) - (1 - won) * lost;
    // A defender who may leave does what is worse for the seat; even so it no longer threatens what it did.
    const slipped = after + fight.relief * survey.temper.drivenOff;
    return (this.#maySlip(area, force, fight) ? Math.min(fought, slipped) : fought) - fight.others;
  }

  #fightWith(foe: Seat, area: Area): Fight {
    const { survey } = this;
    const { kill, hunt } = survey.temper;
    const enemy = armyIn(survey, foe, area);
    const exit = mayLeave(survey.view, foe, area);
    const prize = prizeFor(survey.me.faction, enemy.units);
    const beaten = !exit || enemy.units.length === 1 ? 1 : BEATEN;
    const relief = this.#threats.menace(area) * beaten * hunt;
    const spoils = prize + casualtyValue(enemy.units, !exit) * kill * survey.rivalry(foe) + relief;
    return { enemy, exit, spoils, relief, others: foesIn(survey.view, survey.seat, area).length - 1 };
  }

  /** §10.1: whether the defender may leave before the battle. */
  #maySlip(area: Area, force: readonly UnitKind[], { enemy: { units }, exit }: Fight): boolean {
    const { view, seat, atlas } = this.survey;
    if (!exit || force.includes('dragon') || units.some(isFixed)) return false;
    if (units.includes('dragon') || atlas.isSea(area)) return true;
    return cavalryIn(units) >= cavalryIn(force) + shipCavalry(view, seat, area);
  }
}

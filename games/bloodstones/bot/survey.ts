import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import { type Area, VILLAGE_ROOM } from '../content/map.ts';
import { type Atlas, atlasOf } from '../rules/atlas.ts';
import { regroupTarget } from '../rules/draw.ts';
import { villageVp } from '../rules/end.ts';
import { forceOf, unitsIn } from '../rules/forces.ts';
import type { Move } from '../rules/moves.ts';
import { NOBODY, type Player, type State } from '../rules/state.ts';
import { playerOf } from '../rules/tiles.ts';
import { villagesOf } from '../rules/villages.ts';
import { expectedScore } from './expectation.ts';
import { DEFAULT_TEMPERS, type Temper, type Tempers } from './tempers.ts';
import { Trail } from './trail.ts';

/** What a rival's loss counts among several when nobody asks who leads. */
const INDIFFERENT = 0.5;
/** A lead in points that is clear at the end, and what is added to it at the start. */
const CLOSE = 3.2;
const OPEN = 8;

/** The board as one seat sees it, with the facts its bot asks for often. Made for one decision. */
export class Survey {
  readonly view: State;
  readonly seat: Seat;
  readonly temper: Temper;
  /** Where own units have come from. */
  readonly trail: Trail;
  readonly atlas: Atlas;
  readonly me: Player;
  readonly rivals: readonly Seat[];
  /** Regroups at which each seat's villages will still score. */
  readonly scorings: readonly number[];
  /** How much of the game is left, from 1 at the start to 0 at the end. */
  readonly future: number;
  readonly #forces: (readonly UnitKind[])[] = [];
  readonly #foes: Seat[] = [];
  #shares: readonly number[] | undefined;

  constructor(view: State, seat: Seat, tempers: Tempers = DEFAULT_TEMPERS, past: readonly Move[] = []) {
    this.view = view;
    this.seat = seat;
    this.trail = new Trail(past);
    this.atlas = atlasOf(view);
    this.me = playerOf(view, seat);
    this.temper = tempers[this.me.faction];
    this.rivals = [...view.players.keys()].filter((other) => other !== seat && !playerOf(view, other).out);
    const target = regroupTarget(view);
    this.scorings = view.players.map(({ regroups, out }) => (out ? 0 : Math.max(0, target - regroups)));
    this.future = Math.max(...view.players.map((player, other) => this.#laps(player, other))) / target;
  }

  /** Regroups still to come; the next one counts by the tiles left to draw. */
  #laps({ bag, hand }: Player, seat: Seat): number {
    const left = this.scorings[seat] ?? 0;
    return left === 0 ? 0 : left - 1 + Math.min(1, (bag.length + hand.length) / 30);
  }

  scoringsOf(seat: Seat): number {
    return this.scorings[seat] ?? 0;
  }

  /** The seat's own force in an area. */
  mine(area: Area): readonly UnitKind[] {
    return (this.#forces[area] ??= forceOf(this.view, this.seat, area));
  }

  /** The rival with units in an area, if any: the one with the largest force where there are several. */
  foeIn(area: Area): Seat | undefined {
    const foe = (this.#foes[area] ??= this.#largestFoe(area) ?? NOBODY);
    return foe === NOBODY ? undefined : foe;
  }

  #largestFoe(area: Area): Seat | undefined {
    let foe: Seat | undefined;
    let most = 0;
    for (const { seat } of unitsIn(this.view, area)) {
      if (seat === this.seat || seat === foe) continue;
      const count = forceOf(this.view, seat, area).length;
      if (count > most) {
        most = count;
        foe = seat;
      }
    }
    return foe;
  }

  /** Villages of another seat in an area. */
  prizes(area: Area): number {
    return this.settler(area) === this.seat ? 0 : (this.view.villages[area] ?? 0);
  }

  ownVillages(area: Area): number {
    return this.settler(area) === this.seat ? (this.view.villages[area] ?? 0) : 0;
  }

  settler(area: Area): Seat {
    return this.view.settlers[area] ?? NOBODY;
  }

  /** What taking one village brings: a point (two for the Chaos Horde), and what its owner will not score. */
  prizeValue(owner: Seat): number {
    return villageVp(this.me.faction) + this.scoringsOf(owner) * this.rivalry(owner);
  }

  /** What all villages of another seat in an area would bring. */
  loot(area: Area): number {
    return this.prizes(area) * this.prizeValue(this.settler(area));
  }

  /** What the seat's own villages in an area will still score. */
  harvest(area: Area): number {
    return this.ownVillages(area) * this.scoringsOf(this.seat);
  }

  /** The share of a rival's loss that is the seat's gain: all of it between two; among more, the nearer to winning the rival is. */
  rivalry(rival: Seat): number {
    if (this.rivals.length <= 1) return 1;
    const { grudge } = this.temper;
    return (1 - grudge) * INDIFFERENT + grudge * (this.#contenders()[rival] ?? 0);
  }

  /** How likely each rival is to be the one to beat; together 1. */
  #contenders(): readonly number[] {
    if (this.#shares !== undefined) return this.#shares;
    const scores = this.rivals.map((rival) => expectedScore(this.view, rival, this.future));
    const best = Math.max(...scores);
    const weights = scores.map((score) => Math.exp((score - best) / (CLOSE + OPEN * this.future)));
    const sum = weights.reduce((one, other) => one + other, 0);
    const shares: number[] = [];
    for (const [at, rival] of this.rivals.entries()) shares[rival] = (weights[at] ?? 0) / sum;
    this.#shares = shares;
    return shares;
  }

  get villages(): number {
    return villagesOf(this.view, this.seat);
  }

  room(area: Area): number {
    return VILLAGE_ROOM[this.atlas.terrain(area)];
  }

  /** Areas with own units or villages, where new units can come from. */
  footholds(): Area[] {
    return this.atlas.areas.filter((area) => this.settler(area) === this.seat || this.mine(area).length > 0);
  }
}

import { abilityOf } from '../rules/abilities.ts';
import { attackOf } from '../rules/attack/legality.ts';
import { refuseCharging } from '../rules/charge/legality.ts';
import { foesOf } from '../rules/combat.ts';
import type { FrameOf, Verbs } from '../rules/frames.ts';
import { type Point, span } from '../rules/geometry/point.ts';
import { fieldFor } from '../rules/ground.ts';
import { scoringFor } from '../content/scenarios.ts';
import { groundFor, scenarioFor } from '../rules/scenario.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { moraleOf, movementOf } from '../rules/stats.ts';
import { fleeDifficulty } from '../rules/turn/flight.ts';
import { turnOf } from '../rules/turn/turn-frame.ts';
import { unitOf } from '../rules/units.ts';
import { attackScore, bestStrike } from './attack-scores.ts';
import { chargeChance } from './charge-chance.ts';
import { exactWorth } from './exact-worth.ts';
import { Danger } from './danger.ts';
import { Deeds } from './deeds.ts';
import { abilityScore, magicScore, potionScore } from './skill-scores.ts';
import { higherDie } from './spell-chance.ts';
import { Stand } from './stand.ts';
import type { Temper } from './tempers.ts';
import { healthWorth } from './unit-worth.ts';
import { BURN, SPARE_TOKEN, TOKEN } from './values.ts';

type Act = Verbs['act'];

/** Added to moves that cost no action, so that they come before all others. */
export const FREE = 200;
/** What a second blow is worth after a first. */
const SECOND = 0.85;
/** For deeds that depend on where the unit ends up. */
const HOPE = 0.9;

/** What a unit's turn may bring, action by action: blows, places, and the enemy's answer. */
export class Plan {
  readonly #state: State;
  readonly #id: UnitId;
  readonly #unit: Unit;
  readonly #actions: number;
  readonly #temper: Temper;
  readonly #stand: Stand;
  readonly #danger: Danger;
  readonly #deeds: Deeds;
  readonly #moves: readonly Act[];
  readonly #here: number;
  /** What the best place it could end in by one move gains over this one; 0 if none is better. */
  readonly #retreat: number;
  /** The best attack from here, for a second action. */
  readonly #blow: number;
  /** Weighed before: a walk also counts as a way back, an attack also as a second one. */
  readonly #ends = new Map<Point, number>();
  readonly #blows = new Map<Act, number>();

  constructor(
    state: State,
    { unit: id, what }: Pick<FrameOf<'act'>, 'unit' | 'what'>,
    moves: readonly Act[],
    temper: Temper,
  ) {
    this.#temper = temper;
    this.#state = state;
    this.#id = id;
    this.#unit = unitOf(state, id);
    this.#actions = what === 'turn' ? (turnOf(state)?.actions ?? 0) : 1;
    this.#moves = moves;
    this.#stand = new Stand(state, id);
    this.#danger = new Danger(state, id);
    this.#deeds = new Deeds(state, id, refuseCharging(state, id, false) === null);
    this.#here = this.end(this.#unit);
    let retreat = 0;
    let blow = 0;
    if (this.#actions > 1) {
      for (const move of moves) {
        if (move.do === 'move')
          retreat = Math.max(retreat, this.#walkEnd(move.path.at(-1) ?? this.#unit) - this.#here);
        if (move.do === 'attack') blow = Math.max(blow, this.#attack(move));
      }
    }
    this.#retreat = retreat;
    this.#blow = blow;
  }

  /** What it is worth to end the turn there. */
  end(at: Point): number {
    const { ground, fear } = this.#temper;
    const scored = ground === 1 ? 0 : (ground - 1) * this.#stand.goals.at(at.x, at.y);
    return this.#stand.at(at.x, at.y) + scored - fear * this.#danger.at(at.x, at.y);
  }

  /** The same for the end of a walk among the moves. */
  #walkEnd(at: Point): number {
    const known = this.#ends.get(at);
    if (known !== undefined) return known;
    const worth = this.end(at);
    this.#ends.set(at, worth);
    return worth;
  }

  /** The danger where the unit stands. */
  get peril(): number {
    return this.#danger.at(this.#unit.x, this.#unit.y);
  }

  /** All moves, each with what the turn that begins with it is worth, less what doing nothing is worth. */
  rated(): { readonly move: Act; readonly worth: number }[] {
    return this.#moves
      .map((move) => ({ move, worth: this.worth(move) }))
      .toSorted((one, other) => other.worth - one.worth);
  }

  worth(move: Act): number {
    const more = this.#actions > 1;
    switch (move.do) {
      case 'end':
        return 0;
      case 'shake':
        return 1;
      case 'move':
        return this.#walk(move.path.at(-1) ?? this.#unit);
      case 'charge':
        return this.#charge(move.target);
      case 'attack': {
        const unique = attackOf(this.#state, this.#id, move.skill)?.unique === true;
        const again = unique ? this.#other(move.skill) : SECOND * this.#attack(move);
        return this.#attack(move) + (more ? Math.max(again, this.#retreat) : 0);
      }
      case 'use':
        return this.#ability(move.by);
      case 'magic':
        return magicScore(this.#state, this.#id) + (more ? Math.max(this.#retreat, SECOND * this.#blow) : 0);
      case 'flee':
        return this.#flee();
      case 'focus':
        return this.#focus();
      case 'douse':
        return (
          this.#unit.dot * BURN * healthWorth(this.#unit) + (more ? Math.max(this.#retreat, this.#blow) : 0)
        );
      case 'drink': {
        const worth = potionScore(this.#unit, move.item, this.#stand, this.#actions);
        return worth > 0.5 ? FREE + worth : -1;
      }
      case 'rite':
        return this.#rite() + (more ? Math.max(this.#retreat, this.#blow) : 0);
    }
  }

  #rite(): number {
    return scoringFor(scenarioFor(this.#state), 'rite')?.points ?? 0;
  }

  #attack(move: Extract<Act, { do: 'attack' }>): number {
    const known = this.#blows.get(move);
    if (known !== undefined) return known;
    const worth = this.#temper.blow * this.#attackWorth(move);
    this.#blows.set(move, worth);
    return worth;
  }

  #attackWorth({ skill, target }: Extract<Act, { do: 'attack' }>): number {
    const attack = attackOf(this.#state, this.#id, skill);
    if (attack === undefined) return 0;
    if (target === null) return attackScore(this.#state, this.#id, attack, null);
    return exactWorth(this.#state, this.#id, target, attack).worth;
  }

  /** The best attack with any other skill. */
  #other(skill: string): number {
    let best = 0;
    for (const move of this.#moves)
      if (move.do === 'attack' && move.skill !== skill) best = Math.max(best, this.#attack(move));
    return SECOND * best;
  }

  #walk(at: Point): number {
    const there = this.#walkEnd(at) - this.#here;
    if (this.#actions <= 1) return there;
    const { blow } = this.#temper;
    const deed = this.#deeds.at(at.x, at.y);
    let best = there;
    if (deed.charge)
      best = Math.max(
        best,
        this.#rush(deed.target, deed.chance, (blow * deed.worth) / Math.max(0.01, deed.chance), at, 0),
      );
    else best = Math.max(best, there + HOPE * blow * deed.worth);
    if (this.#reachesShrine(at)) best = Math.max(best, there + this.#rite());
    return Math.max(best, 0.9 * (this.end(this.#beyond(at)) - this.#here) + 0.1 * there);
  }

  #reachesShrine(at: Point): boolean {
    const rite = scoringFor(scenarioFor(this.#state), 'rite');
    const { shrine } = groundFor(this.#state);
    return (
      rite !== undefined &&
      shrine !== null &&
      span(shrine, at) <= rite.within + this.#unit.r &&
      !this.#stand.prospects.isClose(at.x, at.y)
    );
  }

  /** As far again in the same direction, where a second move might end. */
  #beyond({ x, y }: Point): Point {
    const { width, height } = fieldFor(this.#state);
    const { r } = this.#unit;
    const clip = (value: number, most: number): number => Math.max(r, Math.min(most - r, value));
    return { x: clip(2 * x - this.#unit.x, width), y: clip(2 * y - this.#unit.y, height) };
  }

  /** A charge from a place: into contact with a blow, or short of it. */
  #rush(target: UnitId, chance: number, blow: number, from: Point, second: number): number {
    const other = unitOf(this.#state, target);
    const far = span(from, other);
    const part = far === 0 ? 0 : Math.max(0, far - this.#unit.r - other.r) / far;
    const contact = { x: from.x + (other.x - from.x) * part, y: from.y + (other.y - from.y) * part };
    const short = {
      x: from.x + (other.x - from.x) * part * 0.3,
      y: from.y + (other.y - from.y) * part * 0.3,
    };
    return (
      chance * (blow + second + this.end(contact) - this.#here) +
      (1 - chance) * (this.end(short) - this.#here)
    );
  }

  #charge(target: UnitId): number {
    const chance = chargeChance(this.#state, this.#id, target);
    const { worth, kill } = bestStrike(this.#state, this.#id, target, true);
    const second =
      this.#actions > 1 ? SECOND * (1 - kill) * bestStrike(this.#state, this.#id, target, false).worth : 0;
    const { blow } = this.#temper;
    return this.#rush(target, chance, blow * worth, this.#unit, blow * second);
  }

  #ability(by: string): number {
    const ability = abilityOf(this.#unit, by);
    if (ability === undefined) return -1;
    const worth = abilityScore(this.#state, this.#id, ability, this.#stand, this.#actions);
    if (ability.effortless === true) return worth > 0.5 ? FREE + worth : worth - 1;
    return worth + (this.#actions > 1 ? Math.max(this.#retreat, SECOND * this.#blow) : 0);
  }

  #flee(): number {
    const { x, y } = this.#unit;
    const chance = higherDie(
      moraleOf(this.#state, this.#id),
      fleeDifficulty(this.#state, foesOf(this.#state, this.#id)),
    );
    const free = this.#stand.prospects.freely(x, y);
    const away = this.#temper.fear * this.#danger.at(x, y);
    return chance * (0.8 * free + 0.6 * away + movementOf(this.#unit) / 5000) - 0.5 * this.#blow;
  }

  #focus(): number {
    if (this.#actions <= 1) return SPARE_TOKEN;
    const token = this.#unit.inspire === 0 && this.#blow > 0 ? 0.25 * this.#blow : 0;
    return this.#blow > 0 ? this.#blow + Math.min(token, 2 * TOKEN) : SPARE_TOKEN + this.#retreat;
  }
}

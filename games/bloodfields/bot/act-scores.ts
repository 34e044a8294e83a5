import { abilityOf } from '../rules/abilities.ts';
import { attackOf } from '../rules/attack/legality.ts';
import { foesOf } from '../rules/combat.ts';
import type { FrameOf, Verbs } from '../rules/frames.ts';
import type { State } from '../rules/state.ts';
import { moraleOf } from '../rules/stats.ts';
import { fleeDifficulty } from '../rules/turn/flight.ts';
import { turnOf } from '../rules/turn/turn-frame.ts';
import { cardFor, isAlive, unitOf } from '../rules/units.ts';
import { attackScore, bestStrike } from './attack-scores.ts';
import { chargeChance } from './charge-chance.ts';
import { abilityScore, magicScore, potionScore } from './skill-scores.ts';
import { higherDie } from './spell-chance.ts';
import { Stand } from './stand.ts';
import { healthWorth } from './unit-worth.ts';
import { BURN, SPARE_TOKEN, TOKEN } from './values.ts';

type Act = Verbs['act'];

/** Added to moves that cost no action, so that they come before all others. */
const FREE = 100;
/** The share of what a unit could do from a place that counts: with an action left, and for the next turn. */
const NOW = 0.8;
const NEXT = 0.15;
/** What a second action of the same kind adds. */
const AGAIN = 0.4;

/** Scores what a unit may do, roughly: no cover, no danger, one action at a time. */
export class ActScores {
  readonly #state: State;
  readonly #frame: FrameOf<'act'>;
  readonly #stand: Stand;
  readonly #actions: number;
  readonly #here: number;
  readonly #deeds: number;
  #mostDeeds: number | null = null;

  constructor(state: State, frame: FrameOf<'act'>) {
    this.#state = state;
    this.#frame = frame;
    this.#stand = new Stand(state, frame.unit);
    this.#actions = frame.what === 'turn' ? (turnOf(state)?.actions ?? 0) : 1;
    const { x, y } = this.#stand.unit;
    this.#here = this.#stand.at(x, y);
    this.#deeds = this.#stand.deeds(x, y);
  }

  score(move: Act): number {
    const { unit: id } = this.#frame;
    const { unit } = this.#stand;
    switch (move.do) {
      case 'end':
        return 0;
      case 'shake':
        return 1;
      case 'move':
        return this.#walk(move.path.at(-1) ?? unit);
      case 'charge':
        return this.#charge(move.target);
      case 'attack': {
        const attack = attackOf(this.#state, id, move.skill);
        if (attack === undefined) return -1;
        const again = this.#actions > 1 && attack.unique !== true ? AGAIN : 0.1;
        return (1 + again) * attackScore(this.#state, id, attack, move.target);
      }
      case 'use': {
        const ability = abilityOf(unit, move.by);
        if (ability === undefined) return -1;
        const worth = abilityScore(this.#state, id, ability, this.#stand, this.#actions);
        return ability.effortless === true && worth > 0.5 ? FREE + worth : worth;
      }
      case 'magic':
        return magicScore(this.#state, id);
      case 'flee':
        return this.#flee();
      case 'focus':
        return this.#actions > 1 && this.#deeds > 2 && unit.inspire === 0 ? TOKEN : SPARE_TOKEN;
      case 'douse':
        return unit.dot * BURN * healthWorth(unit);
      case 'drink': {
        const worth = potionScore(unit, move.item, this.#stand, this.#actions);
        return worth > 0.5 ? FREE + worth : -1;
      }
      case 'rite':
        return 8;
    }
  }

  #walk({ x, y }: { readonly x: number; readonly y: number }): number {
    const later = this.#actions > 1 ? NOW : NEXT;
    const gained = this.#stand.at(x, y) - this.#here + later * this.#stand.deeds(x, y);
    return this.#actions > 1 ? gained : gained - NEXT * this.#deeds;
  }

  /** The most a walk from here could be worth, wherever it leads. */
  get walkMost(): number {
    return this.#atMost(this.#stand.most());
  }

  /** The most a walk to this place could be worth, before what could be done from there is known. */
  walkMostTo({ x, y }: { readonly x: number; readonly y: number }): number {
    return this.#atMost(this.#stand.at(x, y));
  }

  #atMost(place: number): number {
    this.#mostDeeds ??= this.#stand.mostDeeds();
    const later = this.#actions > 1 ? NOW : NEXT;
    const most = place - this.#here + later * this.#mostDeeds;
    return this.#actions > 1 ? most : most - NEXT * this.#deeds;
  }

  #charge(target: number): number {
    return chargeChance(this.#state, this.#frame.unit, target) * this.chargeGain(target);
  }

  /** What a charge is worth if it succeeds. */
  chargeGain(target: number): number {
    const { unit: id } = this.#frame;
    const { unit } = this.#stand;
    const other = unitOf(this.#state, target);
    const { worth } = bestStrike(this.#state, id, target, true);
    const again = this.#actions > 1 ? AGAIN : 0;
    const far = Math.hypot(other.x - unit.x, other.y - unit.y);
    const part = far === 0 ? 0 : (far - unit.r - other.r) / far;
    const at = this.#stand.at(unit.x + (other.x - unit.x) * part, unit.y + (other.y - unit.y) * part);
    return (1 + again) * worth + at - this.#here;
  }

  /** Only a unit that fights better from afar has a reason to flee. */
  #flee(): number {
    const { unit: id } = this.#frame;
    const { unit } = this.#stand;
    const chance = higherDie(moraleOf(this.#state, id), fleeDifficulty(this.#state, foesOf(this.#state, id)));
    const free = this.#stand.prospects.freely(unit.x, unit.y);
    const hurt = unit.damage / cardFor(unit).hp;
    const threatened = this.#state.units.some(
      (other) => other.owner !== unit.owner && isAlive(other) && !other.activated,
    );
    return chance * 0.8 * free - this.#deeds + (threatened ? 3 * hurt : 0);
  }
}

import { hasEasyPlace } from '../rules/geometry/easy-charge.ts';
import { coverOf } from '../rules/geometry/cover.ts';
import type { Field } from '../rules/geometry/field.ts';
import { CONTACT } from '../rules/geometry/numbers.ts';
import { sees } from '../rules/geometry/sight.ts';
import { inCombat } from '../rules/combat.ts';
import { fieldFor } from '../rules/ground.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { bodiesFor, isAlive, unitOf } from '../rules/units.ts';
import { plainCharge, type Reaching, reachings } from './prospects.ts';
import { stakeOn } from './unit-worth.ts';

/** One thing a unit could do to one enemy. */
interface Option {
  readonly enemy: Unit;
  readonly id: UnitId;
  readonly reaching: Reaching;
  readonly worth: number;
  readonly covered: number;
  /** In combat with one of ours: a shot at it may hit friends, and it has cover. */
  readonly engaged: boolean;
}

/** The best attack or charge with one action from a place, with sight and cover taken into account. */
export interface Deed {
  readonly worth: number;
  /** The unit it strikes; -1 for none. */
  readonly target: UnitId;
  /** The chance that a charge succeeds; 1 for an attack. */
  readonly chance: number;
  readonly charge: boolean;
}

const NONE: Deed = { worth: 0, target: -1, chance: 1, charge: false };
/** For a charge without a straight way, which hardly ever succeeds from afar. */
const BLOCKED = 0.45;

/** What a unit could do from anywhere, worked out once: like `Prospects`, but with sight, cover and lanes. */
export class Deeds {
  readonly #state: State;
  readonly #id: UnitId;
  readonly #unit: Unit;
  readonly #field: Field;
  readonly #options: readonly Option[];
  readonly #enemies: readonly Unit[];
  readonly #charging: boolean;

  constructor(state: State, id: UnitId, charging: boolean) {
    this.#state = state;
    this.#id = id;
    this.#charging = charging;
    const unit = unitOf(state, id);
    this.#unit = unit;
    this.#field = fieldFor(state);
    const options: Option[] = [];
    const enemies: Unit[] = [];
    for (let at = 0; at < state.units.length; at++) {
      const enemy = unitOf(state, at);
      if (enemy.owner === unit.owner || !isAlive(enemy)) continue;
      enemies.push(enemy);
      const stake = stakeOn(state, at, enemy);
      const engaged = inCombat(state, at);
      for (const reaching of reachings(unit, enemy)) {
        const { worth, covered, kill } = reaching;
        options.push({
          enemy,
          id: at,
          reaching,
          worth: worth + kill * stake,
          covered: covered + kill * stake,
          engaged,
        });
      }
    }
    this.#options = options.toSorted((one, other) => other.worth - one.worth);
    this.#enemies = enemies;
  }

  /** The best deed from a place. */
  at(x: number, y: number): Deed {
    const at = { x, y, r: this.#unit.r };
    let best = NONE;
    const close = this.#enemies.some((enemy) => gapOf(enemy, at) <= CONTACT);
    for (const option of this.#options) {
      if (option.worth <= best.worth) break;
      const { enemy, id, reaching } = option;
      const gap = gapOf(enemy, at);
      if (gap >= reaching.from && gap <= reaching.to) {
        const worth = this.#attack(option, at, close, gap);
        if (worth > best.worth) best = { worth, target: id, chance: 1, charge: false };
      }
      if (reaching.ranged || close || !this.#charging || gap <= CONTACT) continue;
      const chance = plainCharge(this.#unit, enemy, gap);
      if (chance * option.worth <= best.worth) continue;
      const sure = chance * this.#lane(at, enemy, id);
      if (sure * option.worth > best.worth)
        best = { worth: sure * option.worth, target: id, chance: sure, charge: true };
    }
    return best;
  }

  #attack(
    { enemy, reaching, worth, covered, engaged }: Option,
    at: { x: number; y: number; r: number },
    close: boolean,
    gap: number,
  ): number {
    if (!reaching.ranged) {
      return gap <= CONTACT || sees(at, enemy, this.#field) ? worth : 0;
    }
    if (close) return 0;
    if (reaching.blind) return worth;
    if (!sees(at, enemy, this.#field)) return 0;
    if (engaged) return 0.6 * covered;
    return coverOf(at, enemy, this.#field, [])?.kind === 'clean' ? worth : covered;
  }

  /** 1 if the way to the enemy is free, less if it is not, 0 out of sight. */
  #lane(at: { x: number; y: number; r: number }, enemy: Unit, id: UnitId): number {
    if (!sees(at, enemy, this.#field)) return 0;
    const others = bodiesFor(this.#state, this.#unit.owner, this.#id, id);
    return hasEasyPlace(at, enemy, this.#field, others) ? 1 : BLOCKED;
  }
}

function gapOf(enemy: Unit, at: { readonly x: number; readonly y: number; readonly r: number }): number {
  const dx = enemy.x - at.x;
  const dy = enemy.y - at.y;
  return Math.sqrt(dx * dx + dy * dy) - enemy.r - at.r;
}

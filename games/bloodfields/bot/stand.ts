import { refuseCharging } from '../rules/charge/legality.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { movementOf } from '../rules/stats.ts';
import { unitOf } from '../rules/units.ts';
import { Goals } from './goals.ts';
import { Prospects } from './prospects.ts';
import { INCH } from './values.ts';

/** What places are worth to a unit: what the scenario gives for them, and what it could do from there. */
export class Stand {
  readonly unit: Unit;
  readonly goals: Goals;
  readonly prospects: Prospects;
  readonly charging: boolean;
  /** How far one move goes. */
  readonly #step: number;
  /** Within this distance of the enemy, coming nearer gains nothing. */
  readonly #comfort: number;

  constructor(state: State, id: UnitId) {
    this.unit = unitOf(state, id);
    this.goals = new Goals(state, id);
    this.prospects = new Prospects(state, id);
    this.charging = refuseCharging(state, id, false) === null;
    this.#step = movementOf(this.unit);
    this.#comfort = Math.max(this.prospects.reach, this.#step);
  }

  /** What standing there is worth, whatever the unit does from there. */
  at(x: number, y: number): number {
    const far = this.prospects.nearest(x, y) - this.#comfort;
    return this.goals.at(x, y) - (far > 0 ? (INCH * far) / 1000 : 0);
  }

  /** No place within one move is worth more than this. */
  most(): number {
    const { x, y } = this.unit;
    const far = this.prospects.nearest(x, y) - this.#step - this.#comfort;
    return this.goals.most(x, y, this.#step) - (far > 0 ? (INCH * far) / 1000 : 0);
  }

  /** The next action brings no more than this from any place within one move. */
  mostDeeds(): number {
    return this.prospects.most(this.unit.x, this.unit.y, this.#step, this.charging);
  }

  /** What the next action from there may bring. */
  deeds(x: number, y: number): number {
    return this.prospects.at(x, y, this.charging);
  }
}

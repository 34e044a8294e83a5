import { inCombat } from '../rules/combat.ts';
import { coverPiece } from '../rules/geometry/cover.ts';
import type { Field } from '../rules/geometry/field.ts';
import { CONTACT } from '../rules/geometry/numbers.ts';
import { sees } from '../rules/geometry/sight.ts';
import { fieldFor } from '../rules/ground.ts';
import { standingsOf } from '../rules/skills.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { movementOf, suffers } from '../rules/stats.ts';
import { hasTrait, healthOf, isAlive, unitOf } from '../rules/units.ts';
import { chanceBeyond, chargeStep, LONGEST_CHARGE, type Reaching, reachings } from './prospects.ts';
import { fallWorth, healthWorth, stakeOn } from './unit-worth.ts';

/** What an enemy's second action adds to its first. */
const SECOND = 0.7;
/** An enemy that has acted strikes only in the next round, when much will be different. */
const LATER = 0.3;
/** How much the worst enemy counts, the second worst and so on: they have others to strike. */
const CROWD = [1, 0.6, 0.35, 0.2, 0.1];
/** For a shot that needs a step to the side first. */
const UNSEEN = 0.5;

interface Threat {
  readonly enemy: Unit;
  readonly reaches: readonly Reaching[];
  readonly stake: number;
  readonly weight: number;
  /** In combat: it stays where it is. */
  readonly held: boolean;
  readonly movement: number;
  /** How far a charge goes before the die is added; -Infinity if it cannot charge. */
  readonly step: number;
  /** At a greater distance it can do nothing before the unit acts again. */
  readonly farthest: number;
}

/** What the enemy could do to a unit at a place before it acts again. */
export class Danger {
  readonly #unit: Unit;
  readonly #threats: readonly Threat[];
  readonly #field: Field;
  /** What the enemy gains by its fall: however many strike, it falls only once. */
  readonly #most: number;

  constructor(state: State, id: UnitId) {
    const unit = unitOf(state, id);
    this.#unit = unit;
    this.#field = fieldFor(state);
    const stake = stakeOn(state, id, unit);
    this.#most = healthOf(unit) * healthWorth(unit) + fallWorth(unit) + stake;
    const threats: Threat[] = [];
    for (let at = 0; at < state.units.length; at++) {
      const enemy = unitOf(state, at);
      if (enemy.owner === unit.owner || !isAlive(enemy)) continue;
      const held = inCombat(state, at) && !standingsOf(enemy.kind).some(({ gives }) => gives === 'slither');
      const reaches = reachings(enemy, unit);
      const movement = movementOf(enemy);
      const charges = !hasTrait(enemy, 'warmachine') && !suffers(enemy, 'immobilize');
      const step = charges ? chargeStep(enemy, unit) : -Infinity;
      const longest = reaches.reduce((most, { to }) => Math.max(most, to), 0);
      threats.push({
        enemy,
        reaches,
        stake,
        weight: (enemy.activated ? LATER : 1) * (enemy.tokens.includes('stun') ? 0.6 : 1),
        held,
        movement,
        step,
        farthest: movement + Math.max(longest, step + LONGEST_CHARGE),
      });
    }
    this.#threats = threats;
  }

  at(x: number, y: number): number {
    const { r } = this.#unit;
    const at = { x, y, r };
    const covered = coverPiece(at, this.#field) !== null;
    const worths: number[] = [];
    for (const threat of this.#threats) {
      const dx = threat.enemy.x - x;
      const dy = threat.enemy.y - y;
      const gap = Math.sqrt(dx * dx + dy * dy) - threat.enemy.r - r;
      if (gap > threat.farthest) continue;
      const worth = this.#from(threat, gap, at, covered);
      if (worth > 0.05) worths.push(worth * threat.weight);
    }
    worths.sort((one, other) => other - one);
    let spared = 1;
    for (const [index, worth] of worths.entries())
      spared *= 1 - (Math.min(this.#most, worth) / this.#most) * (CROWD[index] ?? 0);
    return this.#most * (1 - spared);
  }

  #from(threat: Threat, gap: number, at: { x: number; y: number; r: number }, covered: boolean): number {
    const { enemy, reaches, stake, held, movement, step } = threat;
    const touching = gap <= CONTACT;
    const rush = held || touching ? 0 : chanceBeyond(gap - step);
    const run = held || touching ? 0 : chanceBeyond(gap - movement - step);
    let best = 0;
    let seen: boolean | undefined;
    for (const { from, to, worth, covered: less, kill, ranged, blind, once } of reaches) {
      const full = (ranged && covered ? less : worth) + kill * stake;
      const twice = once ? 1 : 1 + SECOND;
      if (twice * full <= best) continue;
      if (gap >= from && gap <= to) {
        if (ranged && (held || touching)) continue;
        if (ranged && !blind) seen ??= sees(enemy, at, this.#field);
        best = Math.max(best, ranged && !blind && seen === false ? UNSEEN * full : twice * full);
      } else if (!held && gap > to && gap <= to + movement) {
        best = Math.max(best, (ranged && !blind ? 0.8 : 1) * full);
      }
      if (!ranged) best = Math.max(best, 0.9 * full * Math.max(rush * twice, run));
    }
    return best;
  }
}

import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import type { Forecast } from '../../rules/forecast.ts';
import { isFixed } from '../../rules/forces.ts';
import { countOf } from '../../rules/multiset.ts';
import type { State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { otherRole, type Role } from './open-battle.ts';

/** What winning and losing mean for one side (§9.7–9.10, §10.5). */
export interface Stakes {
  readonly points: number;
  /** The points include the Corsairs' bonus. */
  readonly corsairs: boolean;
  readonly cutiecorn: boolean;
  /** Winning captures the enemy's citadel. */
  readonly citadel: boolean;
  /** The least number of Undead that could be raised. */
  readonly raise: number;
  /** Winning discards the attacking Dragons. */
  readonly dragon: boolean;
  /** Walls lost in a defeat; if empty, a unit falls instead. */
  readonly walls: readonly UnitKind[];
  /** What happens to the remaining units. */
  readonly rest: 'none' | 'trapped' | 'exits';
  readonly exits: readonly Area[];
}

export function stakesOf(view: State, { sides }: Forecast, role: Role): Stakes {
  const own = sides[role];
  const enemy = sides[otherRole(role)];
  const walls = own.units.filter(isFixed);
  const left = own.units.length - countOf(own.units, 'cutiecorn') - Math.max(1, walls.length);
  const bodies = enemy.trapped
    ? enemy.units.length - countOf(enemy.units, 'cutiecorn')
    : Math.max(1, enemy.units.filter(isFixed).length);
  const { pool } = playerOf(view, own.seat);
  return {
    points: own.prize,
    corsairs: own.faction === 'corsairs',
    cutiecorn: enemy.units.includes('cutiecorn'),
    citadel: enemy.units.includes('citadel'),
    raise: own.units.includes('necromancer') ? Math.min(pool, bodies) : 0,
    dragon: role === 'attacker' && own.units.includes('dragon'),
    walls,
    rest: left <= 0 ? 'none' : own.trapped ? 'trapped' : 'exits',
    exits: own.exits,
  };
}

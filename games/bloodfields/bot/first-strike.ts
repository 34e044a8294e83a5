import type { Seat } from '@sanguine/kernel';
import { gap } from '../rules/geometry/disc.ts';
import type { State } from '../rules/state.ts';
import { isAlive } from '../rules/units.ts';
import { plainCharge, reachings } from './prospects.ts';

/** The best a side could do at once if it began. */
export function firstStrike(state: State, seat: Seat): number {
  let best = 0;
  for (const unit of state.units) {
    if (unit.owner !== seat || !isAlive(unit)) continue;
    for (const enemy of state.units) {
      if (enemy.owner === seat || !isAlive(enemy)) continue;
      const far = gap(unit, enemy);
      for (const { from, to, worth, ranged } of reachings(unit, enemy)) {
        if (far >= from && far <= to) best = Math.max(best, worth);
        else if (!ranged) best = Math.max(best, 0.9 * plainCharge(unit, enemy, far) * worth);
      }
    }
  }
  return best;
}

import type { Masked, Seat } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import { foesIn, hasUnits } from '../../rules/forces.ts';
import { battleForecast, type Forecast } from '../../rules/forecast.ts';
import type { March, Shamble } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

/** The battles a step would lead to, one for each enemy it meets, reckoned with all who would then be there. */
export function prospectsOf(view: Masked<State>, seat: Seat, move: March | Shamble): Forecast[] {
  if (foesIn(view, seat, move.to).length === 0) return [];
  const { state } = bloodstones.preview(view, seat, move);
  if (state === null || !hasUnits(state, seat, move.to)) return [];
  return foesIn(state, seat, move.to).map((defender) =>
    battleForecast(state, { area: move.to, attacker: seat, defender }, seat),
  );
}

import type { Refusal } from '@sanguine/kernel';
import { chargeKind } from '../../rules/charge/kind.ts';
import { chargeBonus, refuseCharging, refuseTarget } from '../../rules/charge/legality.ts';
import { chargeForecast } from '../../rules/forecast.ts';
import { distance } from '../../rules/geometry/disc.ts';
import { chargeDie, passesCharge } from '../../rules/roll/tests.ts';
import type { UnitId } from '../../rules/state.ts';
import { movementOf } from '../../rules/stats.ts';
import { isAlive, unitOf } from '../../rules/units.ts';
import { refusalLine } from '../../text/refusals.ts';
import { type Asked, enemiesOf, refusedTo } from './prospects.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** One throw of two dice: the die that counts, and whether the charge arrives by it. */
export interface Throw {
  readonly die: number;
  readonly passes: boolean;
}

/** §6.3: all throws of the two dice, row by row, before anybody changes them. */
export function throwsOf({ view, id }: Pick<Asked, 'view' | 'id'>, target: UnitId): Throw[][] {
  const [unit, other] = [unitOf(view, id), unitOf(view, target)];
  const kind = chargeKind(view, id, target);
  const movement = movementOf(unit) + 1000 * chargeBonus(unit, other);
  return NUMBERS.map((one) =>
    NUMBERS.map((two) => {
      const faces = NUMBERS.map((number) => Number(one === number) + Number(two === number));
      const rolled = { faces, added: 0, inspired: false };
      return {
        die: chargeDie(rolled, kind),
        passes: passesCharge(rolled, kind, movement, distance(unit, other)),
      };
    }),
  );
}

/** §6.1: why it may not charge this enemy. */
const chargeFault = (asked: Pick<Asked, 'view' | 'id'>, target: UnitId): Refusal | null =>
  refusedTo(
    asked,
    { do: 'charge', target },
    () => refuseCharging(asked.view, asked.id, false) ?? refuseTarget(asked.view, asked.id, target),
  );

/** A charge as it would be made now; why there is none; or null where nobody would think of one. */
export function chargeOf({ locale, view, id, target }: Asked) {
  if (target === null || !isAlive(view.units[id])) return null;
  const refused = chargeFault({ view, id }, target);
  if (refused !== null) return { why: refusalLine(locale, refused) };
  return { forecast: chargeForecast(view, id, target), throws: throwsOf({ view, id }, target) };
}

/** §6.1: whom it could charge. */
export function chargeable({ view, id }: Pick<Asked, 'view' | 'id'>): UnitId[] {
  if (!isAlive(view.units[id])) return [];
  return enemiesOf(view, id).filter((enemy) => chargeFault({ view, id }, enemy) === null);
}

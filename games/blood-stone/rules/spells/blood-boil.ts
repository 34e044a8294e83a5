import { type Refusal, refusal, type PlayContext } from '@sanguine/kernel';
import type { Unit } from '../../content/units.ts';
import { give, wound } from '../blood.ts';
import type { Event } from '../events.ts';
import { BODIES, isPuppet, standing, unitAt } from '../figures.ts';
import { groundOf } from '../ground.ts';
import { named, offerings, refuseOffer, refuseRange, type SpellRules } from '../spell.ts';
import type { State } from '../state.ts';

/** §7.2: the offered stones go to a minion or zombie; it dies, and all units around it lose half of what it had. */
export const bloodBoil: SpellRules = {
  rule: '7.2',
  offers: (state) => offerings(state, standing(state, BODIES), refuseTarget),
  refuse: (state, choice) => refuseTarget(state, choice.unit) ?? refuseOffer(state, '7.2', choice),
  effect(state, { unit, blood }, context) {
    if (unit === 'none') return;
    give(state, 'witch', unit, blood, context);
    burst(state, unit, context);
  },
};

function refuseTarget(state: State, unit: Unit | 'none'): Refusal | null {
  if (unit === 'none' || !isPuppet(state, unit)) return refusal('7.2', 'cast.puppet', named(unit));
  return refuseRange(state, 'bloodBoil', unit);
}

/** Hits friends, foes and the Witch herself, diagonals included; half is rounded down. */
function burst(state: State, unit: Unit, context: PlayContext<Event>): void {
  const { at, blood } = state.figures[unit];
  const half = Math.floor(blood / 2);
  const around = (groundOf(state).around[at] ?? []).flatMap((space) => unitAt(state, space) ?? []);
  wound(
    state,
    new Map([[unit, blood], ...around.map((near): [Unit, number] => [near, half])]),
    'boil',
    context,
  );
}

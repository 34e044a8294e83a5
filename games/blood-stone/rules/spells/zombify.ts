import { type Refusal, refusal } from '@sanguine/kernel';
import { ZOMBIFY_MOST } from '../../content/spells.ts';
import { SOLDIERS, type Unit } from '../../content/units.ts';
import { checkVictory, give } from '../blood.ts';
import { isFree, standing } from '../figures.ts';
import { named, offerings, refuseOffer, refuseRange, type SpellRules } from '../spell.ts';
import type { State } from '../state.ts';

/** §7.5: a weakened soldier takes the offered stones and no longer belongs to the Soldiers. */
export const zombify: SpellRules = {
  rule: '7.5',
  offers: (state) => offerings(state, standing(state, SOLDIERS), refuseTarget),
  refuse: (state, choice) => refuseTarget(state, choice.unit) ?? refuseOffer(state, '7.5', choice),
  effect(state, { unit, blood }, context) {
    if (unit === 'none') return;
    const figure = state.figures[unit];
    give(state, 'witch', unit, blood, context);
    figure.zombie = true;
    figure.wards = 0;
    figure.rooted = false;
    state.tokens -= 1;
    context.emit({ e: 'unit.zombified', unit });
    checkVictory(state, context);
  },
};

function refuseTarget(state: State, unit: Unit | 'none'): Refusal | null {
  if (unit === 'none' || !isFree(state, unit)) return refusal('7.5', 'cast.soldier', named(unit));
  const { blood } = state.figures[unit];
  if (blood > ZOMBIFY_MOST) return refusal('7.5', 'zombify.strong', [unit], { blood, most: ZOMBIFY_MOST });
  if (state.tokens === 0) return refusal('9.3', 'zombie.tokens');
  return refuseRange(state, 'zombify', unit);
}

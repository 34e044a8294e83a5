import { refusal } from '@sanguine/kernel';
import { BANISH_STONES, PHANTOM_SPELLS } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import { wound } from '../blood.ts';
import { BODIES, freeSoldiers, standing } from '../figures.ts';
import { distance, groundOf } from '../ground.ts';
import { named, on, refuseStray, type SpellRules } from '../spell.ts';
import type { State } from '../state.ts';

const { range } = PHANTOM_SPELLS.banish;

/** §8.6: a zombie near any soldier loses blood. */
export const banish: SpellRules = {
  rule: '8.6',
  offers: (state) => standing(state, BODIES).map(on),
  refuse(state, choice) {
    const { unit } = choice;
    if (unit === 'none' || !state.figures[unit].zombie) {
      return refusal('8.6', 'banish.zombie', named(unit));
    }
    const stray = refuseStray('8.6', choice);
    if (stray !== null) return stray;
    const far = nearest(state, unit);
    return far <= range ? null : refusal('6.3', 'banish.range', [unit], { far, range });
  },
  effect(state, { unit }, context) {
    if (unit !== 'none') wound(state, new Map([[unit, BANISH_STONES]]), 'banish', context);
  },
};

/** The distance to the nearest soldier. */
function nearest(state: State, unit: Unit): number {
  const ground = groundOf(state);
  return Math.min(
    ...freeSoldiers(state).map((soldier) =>
      distance(ground, state.figures[soldier].at, state.figures[unit].at),
    ),
  );
}

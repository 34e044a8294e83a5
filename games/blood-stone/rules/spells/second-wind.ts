import { refusal } from '@sanguine/kernel';
import type { Unit } from '../../content/units.ts';
import { refuseAct } from '../acts.ts';
import { aims } from '../attack.ts';
import { freeSoldiers } from '../figures.ts';
import { canStep } from '../movement.ts';
import { refuseSoldier, soldierChoices, type SpellRules } from '../spell.ts';
import type { State } from '../state.ts';

/** §8.2: one more Act for a soldier this turn, of either kind, already used or not. */
export const secondWind: SpellRules = {
  rule: '8.2',
  offers: soldierChoices,
  refuse(state, choice) {
    const refused = refuseSoldier(state, '8.2', choice);
    if (refused !== null || choice.unit === 'none') return refused;
    return couldAct(state, choice.unit) ? null : refusal('6.1', 'secondWind.nothing', [choice.unit]);
  },
  effect(state, { unit }, context) {
    if (unit === 'none') return;
    state.figures[unit].extra += 1;
    context.emit({ e: 'act.gained', unit });
  },
};

/** Whether one more Act could be used this turn: at once, or after a comrade has made room or come within reach. */
function couldAct(state: State, unit: Unit): boolean {
  const walks = !state.figures[unit].rooted && canStep(state, unit);
  if (walks || aims(state, unit).length > 0) return true;
  return freeSoldiers(state).some(
    (other) =>
      other !== unit &&
      ((refuseAct(state, other, 'move') === null && canStep(state, other)) ||
        (refuseAct(state, other, 'attack') === null && aims(state, other).length > 0)),
  );
}

import { type Refusal, refusal, type PlayContext } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import { HUSK_STONES } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../events.ts';
import { BODIES, unitAt } from '../figures.ts';
import { groundOf } from '../ground.ts';
import { named, on, refuseStray, type SpellRules } from '../spell.ts';
import type { State } from '../state.ts';

/** §7.7: a Phantom comes back as a zombie beside the Witch, with blood from the bank. */
export const raiseHusk: SpellRules = {
  rule: '7.7',
  offers: () => BODIES.map(on),
  refuse: (state, choice) => refuseTarget(state, choice.unit) ?? refuseStray('7.7', choice),
  effect(state, { unit }, context) {
    if (unit === 'none') return;
    const [only, ...others] = besideWitch(state);
    if (only !== undefined && others.length === 0) rise(state, unit, only, context);
    else state.frames.push({ step: 'husk', unit });
  },
};

/** No check for tokens: while all six are in use, nobody is in the Realm. */
function refuseTarget(state: State, unit: Unit | 'none'): Refusal | null {
  if (unit === 'none' || state.figures[unit].status !== 'realm')
    return refusal('7.7', 'cast.phantom', named(unit));
  if (state.bank === 0) return refusal('7.7', 'husk.bank', [unit]);
  return besideWitch(state).length > 0 ? null : refusal('6.1', 'husk.barred', ['witch']);
}

/** Free spaces one step from the Witch. */
export function besideWitch(state: State): Space[] {
  return (groundOf(state).steps[state.figures.witch.at] ?? []).filter(
    (space) => unitAt(state, space) === null,
  );
}

/** How many stones it rises with: at most as many as the bank has. */
export const huskStones = ({ bank }: State): number => Math.min(HUSK_STONES, bank);

export function rise(state: State, unit: Unit, at: Space, context: PlayContext<Event>): void {
  const figure = state.figures[unit];
  figure.blood = huskStones(state);
  state.bank -= figure.blood;
  figure.status = 'glade';
  figure.at = at;
  figure.zombie = true;
  state.tokens -= 1;
  context.emit({ e: 'unit.raised', unit, at, blood: figure.blood, glade: state.glade });
}

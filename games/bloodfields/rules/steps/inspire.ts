import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { tagOf } from '../names.ts';
import { isAlive, put, unitOf, unitsWhere } from '../units.ts';

/** §3.3: one token after another, each on any of the player's own units. */
export const inspire: StepOf<'inspire'> = {
  rule: '3.3',
  verbs: ['inspire'],
  who: (_, { seat }) => [seat],
  *offers(state, { seat }) {
    for (const [unit, { owner }] of state.units.entries()) if (owner === seat) yield { do: 'inspire', unit };
  },
  moves: (state, { seat }) =>
    unitsWhere(state, (unit) => unit.owner === seat && isAlive(unit)).map((unit) => ({
      do: 'inspire',
      unit,
    })),
  refuse(state, { seat }, _seat, { unit }) {
    const own = state.units[unit];
    return isAlive(own) && own.owner === seat ? null : refusal('3.3', 'inspire.none');
  },
  play(state, frame, _seat, { unit }, context) {
    put(state, unit, { inspire: unitOf(state, unit).inspire + 1 });
    context.emit({ e: 'inspire.placed', unit: tagOf(state, unit) });
    frame.left -= 1;
    if (frame.left === 0) state.frames.pop();
  },
  mask: (frame) => ({ ...frame }),
};

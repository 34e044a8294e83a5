import { refusal } from '@sanguine/kernel';
import type { StepOf, Verbs } from '../frames.ts';
import { nameOf } from '../names.ts';
import { maySupport, waitingUnits } from '../round/activations.ts';
import { startSupports } from '../turn/supports.ts';
import { startTurn } from '../turn/turn.ts';
import { hasTrait, isAlive } from '../units.ts';

/** §3.4: which unit is activated, or all supports. Passing is not allowed. */
export const activate: StepOf<'activate'> = {
  rule: '3.4',
  verbs: ['activate', 'supports'],
  who: (_, { seat }) => [seat],
  *offers(state, { seat }) {
    for (const [id, unit] of state.units.entries())
      if (unit.owner === seat) yield { do: 'activate', unit: id };
    yield { do: 'supports' };
  },
  moves(state, { seat }) {
    const moves: Verbs['activate'][] = waitingUnits(state, seat).map((unit) => ({ do: 'activate', unit }));
    if (maySupport(state, seat)) moves.push({ do: 'supports' });
    return moves;
  },
  refuse(state, { seat }, _seat, move) {
    if (move.do === 'supports') return maySupport(state, seat) ? null : refusal('3.5', 'supports.none');
    if (waitingUnits(state, seat).includes(move.unit)) return null;
    const unit = state.units[move.unit];
    if (!isAlive(unit) || unit.owner !== seat) return refusal('3.4', 'activate.none');
    const name = nameOf(state, move.unit);
    return hasTrait(unit, 'support')
      ? refusal('3.5', 'activate.support', [name])
      : refusal('3.4', 'activate.done', [name]);
  },
  play(state, { seat }, _seat, move, context) {
    state.frames.pop();
    if (move.do === 'supports') startSupports(state, seat, context);
    else startTurn(state, move.unit, context);
  },
  mask: (frame) => ({ ...frame }),
};

import { type Refusal, refusal } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import { COVEN, SOLDIERS, type Unit } from '../../content/units.ts';
import { soldierSeat, unitAt } from '../figures.ts';
import type { StepOf, Verbs } from '../frames.ts';
import { groundOf, spaceName } from '../ground.ts';
import type { Place } from '../moves.ts';
import type { State } from '../state.ts';
import { beginSoldiers } from '../turn.ts';

type Side = 'witch' | 'soldiers';

export const piecesOf = (side: Side): readonly Unit[] => (side === 'witch' ? COVEN : SOLDIERS);

export const waiting = (state: State, side: Side): Unit[] =>
  piecesOf(side).filter((unit) => state.figures[unit].status === 'waiting');

/** The start spaces without a unit. */
export const freeStarts = (state: State, side: Side): Space[] =>
  groundOf(state).starts[side].filter((at) => unitAt(state, at) === null);

/** §2.4: each piece on a start space of its side; can be changed until the player is ready. */
export const place: StepOf<'place'> = {
  rule: '2.4',
  verbs: ['place', 'ready'],
  who: (state, { side }) => [side === 'witch' ? state.witch : soldierSeat(state)],
  *offers(state, { side }) {
    const ground = groundOf(state);
    for (const unit of piecesOf(side)) for (const at of ground.starts[side]) yield { do: 'place', unit, at };
    yield { do: 'ready' };
  },
  refuse(state, { side }, _seat, move) {
    if (move.do === 'place') return refusePlace(state, side, move);
    const missing = waiting(state, side);
    return missing.length === 0 ? null : refusal('2.4', 'place.missing', missing);
  },
  moves(state, { side }) {
    const moves: Verbs['place'][] = [];
    const free = freeStarts(state, side);
    for (const unit of piecesOf(side)) for (const at of free) moves.push({ do: 'place', unit, at });
    if (waiting(state, side).length === 0) moves.push({ do: 'ready' });
    return moves;
  },
  play(state, { side }, seat, move, context) {
    if (move.do === 'place') {
      const figure = state.figures[move.unit];
      figure.status = 'glade';
      figure.at = move.at;
      context.emit({ e: 'unit.placed', unit: move.unit, at: move.at, glade: state.glade });
      return;
    }
    context.emit({ e: 'side.ready', seat });
    if (side === 'witch') state.frames = [{ step: 'place', side: 'soldiers' }];
    else beginSoldiers(state, context);
  },
  mask: (frame) => ({ ...frame }),
};

function refusePlace(state: State, side: Side, { unit, at }: Place): Refusal | null {
  if (!piecesOf(side).includes(unit)) return refusal('2.4', 'place.notYours', [unit]);
  const ground = groundOf(state);
  if (!ground.starts[side].includes(at))
    return refusal('2.4', 'place.start', at < ground.size ? [`@${spaceName(ground, at)}`] : []);
  const there = unitAt(state, at);
  return there === null ? null : refusal('2.4', 'place.taken', [there]);
}

import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { PROVINCES, type Province } from '../../content/provinces.ts';
import { neighbours } from '../atlas.ts';
import { battleOf } from '../battle/battle.ts';
import { askNext } from '../battle/call.ts';
import { clanOf } from '../clans.ts';
import { isShip, kindsOf, moveFigure } from '../figures.ts';
import type { StepOf } from '../frames.ts';
import type { Join } from '../moves.ts';
import type { State } from '../state.ts';

/** §10.2: one adjacent figure, none for now, or none at all. */
export const call: StepOf<'call'> = {
  rule: '10.2',
  verbs: ['join', 'stay', 'rest'],
  who: (_, { seat }) => [seat],
  *offers(state, { seat }) {
    const { province } = battleOf(state);
    const { figures } = clanOf(state, seat);
    for (const from of PROVINCES) {
      if (from === province) continue;
      for (const figure of kindsOf(figures[from])) yield { do: 'join', figure, from };
    }
    yield { do: 'stay' };
    yield { do: 'rest' };
  },
  refuse: (state, { seat }, _seat, move) =>
    move.do === 'join' ? refuseJoin(state, seat, battleOf(state).province, move) : null,
  play(state, { seat, idle, resting, missed }, _seat, move, context) {
    const { province } = battleOf(state);
    state.frames.pop();
    if (move.do === 'join') {
      moveFigure(clanOf(state, seat), move.figure, move.from, province);
      context.emit({ e: 'figure.joined', seat, figure: move.figure, from: move.from, to: province });
      askNext(state, seat, { idle, resting, missed: resting });
    } else {
      const rest = move.do === 'rest';
      context.emit({ e: 'seat.stayed', seat, rest });
      askNext(state, seat, { idle: [...idle, seat], resting: rest ? [...resting, seat] : resting, missed });
    }
  },
  mask: (frame) => ({
    ...frame,
    idle: [...frame.idle],
    resting: [...frame.resting],
    missed: [...frame.missed],
  }),
};

/** §10.2: from an adjacent province; Ships never move. There is an empty village, or the call would be over. */
function refuseJoin(state: State, seat: Seat, to: Province, { figure, from }: Join): Refusal | null {
  if (isShip(figure)) return refusal('10.2', 'join.ship', [figure]);
  if (!clanOf(state, seat).figures[from].includes(figure))
    return refusal('10.2', 'join.notThere', [figure, from]);
  return neighbours(state, to).includes(from) ? null : refusal('10.2', 'join.far', [from, to]);
}

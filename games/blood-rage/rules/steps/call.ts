import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { PROVINCES, type Province } from '../../content/provinces.ts';
import { neighbours } from '../atlas.ts';
import { battleOf } from '../battle/battle.ts';
import { askNext, wakeable } from '../battle/call.ts';
import { clanOf } from '../clans.ts';
import { isShip, kindsOf, moveFigure } from '../figures.ts';
import type { StepOf } from '../frames.ts';
import type { Join } from '../moves.ts';
import type { State } from '../state.ts';

/** §10.2: one adjacent figure, none for now, or none at all; a seat that rests may take that back. */
export const call: StepOf<'call'> = {
  rule: '10.2',
  verbs: ['join', 'stay', 'rest', 'wake'],
  who: (_, { seat }) => [seat],
  // Ruling 55: a rest can be taken back at any moment until the laps end.
  volunteers: wakeable,
  *offers(state, { seat }, mover) {
    if (mover !== seat) {
      yield { do: 'wake' };
      return;
    }
    const { province } = battleOf(state);
    const { figures } = clanOf(state, seat);
    for (const from of PROVINCES) {
      if (from === province) continue;
      for (const figure of kindsOf(figures[from])) yield { do: 'join', figure, from };
    }
    yield { do: 'stay' };
    yield { do: 'rest' };
  },
  refuse(state, frame, mover, move) {
    if (move.do === 'wake')
      return wakeable(state, frame).includes(mover) ? null : refusal('10.2', 'wake.notResting');
    if (mover !== frame.seat) return refusal('10.2', 'wake.only');
    return move.do === 'join' ? refuseJoin(state, mover, battleOf(state).province, move) : null;
  },
  play(state, frame, mover, move, context) {
    const { province } = battleOf(state);
    const { seat, idle, resting, missed } = frame;
    if (move.do === 'wake') {
      // The seat that is asked stays so; the lap cannot end before the woken one has been asked too.
      const others = (seats: readonly Seat[]): Seat[] => seats.filter((one) => one !== mover);
      Object.assign(frame, { idle: others(idle), resting: others(resting), missed: others(missed) });
      context.emit({ e: 'seat.woke', seat: mover });
      return;
    }
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

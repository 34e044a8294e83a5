import type { PlayContext, Seat } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import type { State, UnitId } from '../state.ts';
import { freeze, hasTrait, isAlive, unitOf, unitsWhere } from '../units.ts';
import { startTurn } from './turn.ts';

/** §3.5: supports that could act in a support activation. */
export const waitingSupports = (state: State, seat: Seat): UnitId[] =>
  unitsWhere(
    state,
    (unit) => unit.owner === seat && isAlive(unit) && hasTrait(unit, 'support') && !unit.activated,
  );

/** §3.5: all supports of a player take their turns, one after another. One that arrives meanwhile waits for the next round. */
export function startSupports(state: State, seat: Seat, context: PlayContext<Event>): void {
  const player = state.players[seat];
  if (player !== undefined) state.players[seat] = Object.freeze({ ...player, supportsDone: true });
  context.emit({ e: 'supports.began', seat });
  state.frames.push({ step: 'supports', seat, left: freeze(waitingSupports(state, seat)), rite: false });
}

export function runSupports(state: State, frame: FrameOf<'supports'>, context: PlayContext<Event>): void {
  const left = frame.left.filter((id) => isAlive(unitOf(state, id)));
  const [only, ...more] = left;
  if (only === undefined) state.frames.pop();
  else if (more.length === 0) {
    frame.left = freeze([]);
    startTurn(state, only, context);
  } else {
    frame.left = freeze(left);
    state.frames.push({ step: 'support', seat: frame.seat });
  }
}

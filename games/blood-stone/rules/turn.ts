import type { PlayContext } from '@sanguine/kernel';
import { ACTS, ROUNDS, SOLDIER_HAND, WITCH_HAND } from '../content/turn.ts';
import { UNITS } from '../content/units.ts';
import { refill } from './cards.ts';
import { endGame } from './end.ts';
import type { Event } from './events.ts';
import { phantoms, soldierSeat } from './figures.ts';
import type { State } from './state.ts';

/** §4.1: last turn's wards expire; while the Realm holds a Phantom, the hand is filled. */
export function beginSoldiers(state: State, context: PlayContext<Event>): void {
  const seat = soldierSeat(state);
  state.acts = ACTS;
  state.casts = 0;
  for (const unit of UNITS) state.figures[unit].wards = 0;
  context.emit({ e: 'turn.began', seat, round: state.round });
  state.frames = [{ step: 'soldiers' }];
  if (phantoms(state).length > 0) refill(state, seat, SOLDIER_HAND, context);
}

/** §4.5: effects for this turn end. */
export function endSoldiers(state: State, context: PlayContext<Event>): void {
  rest(state);
  for (const unit of UNITS) state.figures[unit].rooted = false;
  beginWitch(state, context);
}

/** §5.1: the hand is filled. */
function beginWitch(state: State, context: PlayContext<Event>): void {
  state.acts = 0;
  state.casts = 0;
  context.emit({ e: 'turn.began', seat: state.witch, round: state.round });
  state.frames = [{ step: 'witch' }];
  refill(state, state.witch, WITCH_HAND, context);
}

/** §5.5, §10.3: ends the round; the hundredth is the last. */
export function endWitch(state: State, context: PlayContext<Event>): void {
  rest(state);
  if (state.round >= ROUNDS) {
    endGame(state, 'draw', 'rounds', context);
    return;
  }
  state.round += 1;
  beginSoldiers(state, context);
}

function rest(state: State): void {
  for (const unit of UNITS) {
    const figure = state.figures[unit];
    figure.moved = false;
    figure.attacked = false;
    figure.extra = 0;
  }
}

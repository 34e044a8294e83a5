import type { PlayContext, Seat } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { within } from '../geometry/disc.ts';
import { loseHealth } from '../health.ts';
import { tagOf } from '../names.ts';
import { take } from '../roll/result.ts';
import { startRoll } from '../roll/stage.ts';
import type { State, UnitId } from '../state.ts';
import { cardFor, freeze, isAlive, NOBODY, otherSeat, put, unitOf, unitsWhere } from '../units.ts';
import { startDeaths } from '../attack/dying.ts';

/** §12.4: a die for each token. */
export function startBurning(state: State, id: UnitId, context: PlayContext<Event>): void {
  startRoll(state, 'dot', id, unitOf(state, id).dot, context);
}

/** §12.4: up to this number a die costs a point of health; from the other on a token goes out. */
export const BURNS = 4;
const GOES_OUT = 5;
/** §13.2: against an enemy with Unquenched only a six puts a token out. */
const UNQUENCHED = 6;

export function settleBurning(state: State, frame: FrameOf<'turn'>, context: PlayContext<Event>): void {
  const { unit: id } = frame;
  const { faces } = take(frame);
  const unit = unitOf(state, id);
  const enemy = otherSeat(unit.owner);
  const least = state.players[enemy]?.loyal === 'choir' ? UNQUENCHED : GOES_OUT;
  const burning = faces.reduce((sum, some, face) => sum + (face < BURNS ? some : 0), 0);
  const out = faces.reduce((sum, some, face) => sum + (face + 1 >= least ? some : 0), 0);
  put(state, id, { dot: unit.dot - out });
  const lost = loseHealth(state, id, burning, 'dot', context);
  context.emit({ e: 'dot.rolled', unit: tagOf(state, id), lost, removed: out });
  startDeaths(state, NOBODY, false);
  if (lost > 0) offerEmber(state, id, enemy, context);
}

/** §12.5: how near a Choirborn must be, and how many Embers a unit can hold. */
const FELT = 8000;
export const MOST_EMBERS = 2;

/** §12.5: one Choirborn near the burning enemy gains an Ember; if there are several, their player chooses. */
function offerEmber(state: State, burnt: UnitId, seat: Seat, context: PlayContext<Event>): void {
  const choices = unitsWhere(
    state,
    (unit) =>
      unit.owner === seat &&
      isAlive(unit) &&
      cardFor(unit).race === 'choirborn' &&
      unit.embers < MOST_EMBERS &&
      within(unit, unitOf(state, burnt), FELT),
  );
  const [only, ...more] = choices;
  if (only === undefined) return;
  if (more.length > 0) state.frames.push({ step: 'ember', seat, choices: freeze(choices) });
  else gainEmber(state, only, context);
}

export function gainEmber(state: State, id: UnitId, context: PlayContext<Event>): void {
  put(state, id, { embers: unitOf(state, id).embers + 1 });
  context.emit({ e: 'ember.gained', unit: tagOf(state, id) });
}

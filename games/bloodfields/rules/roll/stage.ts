import type { PlayContext } from '@sanguine/kernel';
import type { Roll } from '../../content/effects.ts';
import type { Modifier } from '../attack/modifiers.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { tagOf } from '../names.ts';
import type { State, UnitId } from '../state.ts';
import { EMPTY, freeze } from '../units.ts';
import { rollDice } from './dice.ts';
import { currentRoll, diceOptions, isDoomed, seatOn, type Side, tokensFor } from './options.ts';

/** §7.10: rolls dice for a unit. The stage that asks finds the result in its `rolled` when it runs next. */
export function startRoll(
  state: State,
  roll: Roll,
  unit: UnitId,
  count: number,
  context: PlayContext<Event>,
): void {
  const faces = rollDice(context.open, roll, count);
  const none = freeze(faces.map(() => 0));
  context.emit({ e: 'dice.rolled', roll, unit: tagOf(state, unit), faces });
  state.frames.push({
    step: 'roll',
    roll,
    unit,
    slot: 'opponent',
    faces,
    touched: Object.freeze([none, none] as const),
    used: EMPTY,
    added: 0,
    inspired: false,
  });
}

/** Reports what counts in the next roll. */
export function weigh(
  state: State,
  roll: Roll,
  unit: UnitId,
  modifiers: readonly Modifier[],
  context: PlayContext<Event>,
): void {
  context.emit({ e: 'roll.weighed', unit: tagOf(state, unit), roll, modifiers });
}

/** §7.10: first the roller's opponent, then the roller; a player who could change nothing is not asked. */
export function runRoll(state: State, frame: FrameOf<'roll'>): void {
  if (frame.slot === 'done' || isDoomed(frame)) {
    finish(state);
    return;
  }
  const side: Side = frame.slot;
  if (diceOptions(state, side).length > 0 || (side === 'roller' && tokensFor(state).length > 0)) {
    state.frames.push({ step: 'dice', seat: seatOn(state, frame, side), side });
  } else {
    frame.slot = side === 'opponent' ? 'roller' : 'done';
  }
}

/** Hands the result to the stage that asked for the roll. */
function finish(state: State): void {
  const { roll, asker } = currentRoll(state);
  if (!('rolled' in asker)) throw new Error(`${asker.step} asked for no roll`);
  state.frames.pop();
  asker.rolled = Object.freeze({ faces: roll.faces, added: roll.added, inspired: roll.inspired });
}

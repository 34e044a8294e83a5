import type { PlayContext, Seat } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { startReserves } from '../muster/deployment.ts';
import { numbersOf, rollDice } from '../roll/dice.ts';
import { inspireOf } from '../roster/roster.ts';
import { scenarioFor } from '../scenario.ts';
import type { State, Unit } from '../state.ts';
import { startSupports } from '../turn/supports.ts';
import { startTurn, wearOff } from '../turn/turn.ts';
import {
  cardFor,
  EMPTY,
  freeze,
  isAlive,
  isLeft,
  isOn,
  NOBODY,
  otherSeat,
  put,
  unitOf,
  unitsWhere,
  without,
} from '../units.ts';
import { hasActivation, maySupport, waitingUnits } from './activations.ts';
import { scoreRound } from './area-scoring.ts';
import { leavers } from './exits.ts';
import { endBattle } from './scoring.ts';
import { startTriggers } from '../triggers/reactions.ts';

type RoundFrame = FrameOf<'round'>;

export function startRound(state: State): void {
  state.frames.push({ step: 'round', slot: 'begin', next: state.holder, rolled: null });
}

/** §3: a round from beginning to scoring. */
export function runRound(state: State, frame: RoundFrame, context: PlayContext<Event>): void {
  switch (frame.slot) {
    case 'begin':
      begin(state, context);
      frame.slot = 'reserves';
      return;
    case 'reserves':
      frame.slot = 'initiative';
      startReserves(state, context);
      return;
    case 'initiative':
      frame.slot = 'inspireFirst';
      state.frames.push({ step: 'initiative', seat: state.holder });
      return;
    case 'inspireFirst':
      frame.slot = 'inspireSecond';
      frame.next = state.starter;
      askInspire(state, state.starter);
      return;
    case 'inspireSecond':
      frame.slot = 'activations';
      askInspire(state, otherSeat(state.starter));
      return;
    case 'activations':
      activateNext(state, frame, context);
      return;
    case 'end':
      frame.slot = 'cleanup';
      startTriggers(state, 'roundEnd', unitsWhere(state, isAlive), NOBODY);
      return;
    case 'cleanup':
      frame.slot = 'scoring';
      cleanUp(state);
      context.emit({ e: 'round.ended', round: state.round });
      return;
    case 'scoring':
      frame.slot = 'exits';
      frame.next = state.holder;
      scoreRound(state, context);
      return;
    case 'exits':
      askExits(state, frame);
      return;
    case 'over':
      finish(state, context);
  }
}

/** §3.1 */
function begin(state: State, context: PlayContext<Event>): void {
  state.round += 1;
  for (const [id, unit] of state.units.entries()) {
    if (unit.activated || unit.round.length > 0) put(state, id, { activated: false, round: EMPTY });
  }
  for (const [seat, player] of state.players.entries()) {
    state.players[seat] = Object.freeze({
      ...player,
      supportsDone: false,
      spells: EMPTY,
      raised: false,
      rites: 0,
    });
  }
  if (state.round === 1) raiseChampions(state);
  context.emit({ e: 'round.began', round: state.round });
}

/** §16.2: what the scenario gives champions for the first round, unless they wait for room (ruling 147). */
function raiseChampions(state: State): void {
  for (const { shields, inspire } of scenarioFor(state).special) {
    for (const { champion } of state.players)
      if (champion !== null && isOn(unitOf(state, champion))) put(state, champion, { shields, inspire });
  }
}

/** §3.3: tokens for each unit that is left, one for all supports, and one for loyalty. */
export function inspireFor(state: State, seat: Seat): number {
  const left = state.units.filter((unit) => unit.owner === seat && isLeft(unit));
  return inspireOf(left, state.players[seat]?.loyal !== null);
}

function askInspire(state: State, seat: Seat): void {
  const left = inspireFor(state, seat);
  if (left > 0 && state.units.some((unit) => unit.owner === seat && isAlive(unit))) {
    state.frames.push({ step: 'inspire', seat, left });
  }
}

/** §3.4: players take turns; one with nothing left to activate is passed over. A single choice is not asked for. */
function activateNext(state: State, frame: RoundFrame, context: PlayContext<Event>): void {
  const seat = hasActivation(state, frame.next) ? frame.next : otherSeat(frame.next);
  if (!hasActivation(state, seat)) {
    frame.slot = 'end';
    return;
  }
  frame.next = otherSeat(seat);
  const units = waitingUnits(state, seat);
  const supports = maySupport(state, seat);
  const [only] = units;
  if (only === undefined) startSupports(state, seat, context);
  else if (units.length === 1 && !supports) startTurn(state, only, context);
  else state.frames.push({ step: 'activate', seat });
}

/** §3.7: how many Shields a unit keeps. */
const KEPT = 1;
const KEPT_BY_LAMPLIGHT = 2;

/** §3.7, §13.2: how many Shields a unit keeps at the end of a round. */
export function shieldsKept(state: State, unit: Unit): number {
  const lit = state.players[unit.owner]?.loyal === 'wardens' && cardFor(unit).race === 'warden';
  return Math.min(unit.shields, lit ? KEPT_BY_LAMPLIGHT : KEPT);
}

/** §3.7: Shields go down to one, Inspire and changes for the round go away, and finally Spotted. */
function cleanUp(state: State): void {
  for (let id = 0; id < state.units.length; id++) {
    const unit = unitOf(state, id);
    if (!isAlive(unit)) continue;
    const shields = shieldsKept(state, unit);
    wearOff(state, id, 'round');
    put(state, id, { shields, inspire: 0, tokens: without(unit.tokens, 'spotted') });
  }
}

/** §16.2: asks which units leave the table, the holder first. */
function askExits(state: State, frame: RoundFrame): void {
  const seat = frame.next;
  frame.next = otherSeat(seat);
  if (seat !== state.holder) frame.slot = 'over';
  const choices = leavers(state, seat);
  if (choices.length > 0) state.frames.push({ step: 'exit', seat, choices: freeze(choices) });
}

/** §3.9: the last round, perhaps one more, or the next. */
function finish(state: State, context: PlayContext<Event>): void {
  const { rounds, extraOn } = scenarioFor(state);
  const gone = [0, 1].some((seat) => !state.units.some((unit) => unit.owner === seat && isLeft(unit)));
  state.frames.pop();
  if (gone || state.round > rounds || (state.round === rounds && !hasExtra(extraOn, context))) {
    endBattle(state, context);
  } else startRound(state);
}

/** Ruling 152: one open die. */
function hasExtra(extraOn: number | null, context: PlayContext<Event>): boolean {
  if (extraOn === null) return false;
  const [die = 1] = numbersOf(rollDice(context.open, 'number', 1));
  const more = die >= extraOn;
  context.emit({ e: 'extra.rolled', die, needed: extraOn, more });
  return more;
}

import type { Seat, PlayContext } from '@sanguine/kernel';
import { FACTION_FACTS } from '../content/factions.ts';
import { atlasOf } from './atlas.ts';
import { mayCaptureNow } from './capture.ts';
import { isTriggered, triggerEnd } from './end.ts';
import type { Event } from './events.ts';
import { areasOf, citadelArea, isEmpty } from './forces.ts';
import { burnInDeserts, refill } from './draw.ts';
import type { Frames } from './frames.ts';
import { forgetFlights } from './retreat.ts';
import type { State } from './state.ts';
import { isHorde, playerOf } from './tiles.ts';
import { mayShambleNow } from './undead.ts';
import { isWipedOut, maySettleNow } from './villages.ts';

/** §3.1: the phases in which the active player decides, in order; drawing (phase 5) follows automatically. */
const PHASES = ['capture', 'undead', 'main', 'construct'] as const;
type Phase = (typeof PHASES)[number];

/** Whether there is anything to decide in a phase, judged by public information only. */
function isDue(state: State, phase: Phase): boolean {
  const seat = state.active;
  const { faction } = playerOf(state, seat);
  const settles = faction !== 'none' && FACTION_FACTS[faction].settles;
  switch (phase) {
    case 'capture':
      return settles && mayCaptureNow(state, seat);
    case 'undead':
      return faction === 'necromancers' && mayShambleNow(state, seat);
    case 'main':
      return true;
    case 'construct':
      return settles && maySettleNow(state, seat);
  }
}

function openPhase(state: State, phase: Phase): void {
  switch (phase) {
    case 'capture':
      state.frames = [{ step: 'capture', debt: 0 }];
      return;
    case 'undead':
      state.frames = [{ step: 'undead', tired: [], spent: [] }];
      return;
    case 'main':
      state.frames = [{ step: 'main' }];
      return;
    case 'construct': {
      const free = state.options.wipedOutVillage === 'free' && isWipedOut(state, state.active);
      state.frames = [{ step: 'construct', debt: 0, paid: false, free }];
    }
  }
}

/** Goes to the next phase with something to decide; after the last one the turn ends. */
export function nextPhase(state: State, after: keyof Frames | 'start', context: PlayContext<Event>): void {
  for (const phase of PHASES.slice(PHASES.findIndex((name) => name === after) + 1)) {
    if (!isDue(state, phase)) continue;
    openPhase(state, phase);
    return;
  }
  endTurn(state, context);
}

/** Idle turns in a row before a tile is due (§3.3). */
export const PATIENCE = 3;

/** Phase 5 begins: the idle player's discard first (§3.3), then deserts and drawing. */
export function endTurn(state: State, context: PlayContext<Event>): void {
  const player = playerOf(state, state.active);
  player.idle = state.busy ? 0 : player.idle + 1;
  if (state.options.stallGuard === 'idle' && player.idle >= PATIENCE && player.hand.length > 0) {
    state.frames = [{ step: 'idle' }];
    return;
  }
  drawPhase(state, context);
}

/** Phase 5 (§12): deserts, drawing, regrouping; then the end, or the next player. */
export function drawPhase(state: State, context: PlayContext<Event>): void {
  const seat = state.active;
  burnInDeserts(state, seat, context);
  refill(state, seat, true, context);
  forgetFlights(state);
  if (isTriggered(state)) triggerEnd(state, seat, context);
  else passOn(state, seat, context);
}

/** Passes the turn to the next seat, skipping those that are out or drop out at this point (§3.4). */
function passOn(state: State, from: Seat, context: PlayContext<Event>): void {
  const seats = state.players.length;
  for (let seat = (from + 1) % seats; ; seat = (seat + 1) % seats) {
    if (seat === state.first) {
      if (state.options.roundLimit !== 'off' && state.round >= Number(state.options.roundLimit)) {
        triggerEnd(state, from, context);
        return;
      }
      state.round++;
    }
    const player = playerOf(state, seat);
    if (!player.out && isLost(state, seat)) {
      player.out = true;
      context.emit({ e: 'player.out', seat });
      if (isTriggered(state)) {
        triggerEnd(state, seat, context);
        return;
      }
    }
    if (!player.out) {
      beginTurn(state, seat, context);
      return;
    }
  }
}

/** §3.4: the Chaos Horde with no unit and no empty area to return to; others with nothing left at all. */
function isLost(state: State, seat: Seat): boolean {
  if (areasOf(state, seat).length > 0) return false;
  const player = playerOf(state, seat);
  if (isHorde(state, seat)) {
    const atlas = atlasOf(state);
    return !atlas.areas.some((area) => atlas.terrain(area) !== 'mountain' && isEmpty(state, area));
  }
  return player.supply === 0 && !state.settlers.includes(seat) && citadelArea(state, seat) === undefined;
}

export function beginTurn(state: State, seat: Seat, context: PlayContext<Event>): void {
  state.active = seat;
  state.busy = false;
  state.spent = false;
  state.tribute = false;
  context.emit({ e: 'turn.began', seat, round: state.round });
  if (!isHorde(state, seat) || areasOf(state, seat).length > 0) nextPhase(state, 'start', context);
  else if (playerOf(state, seat).hand.length > 0) state.frames = [{ step: 'return' }];
  else endTurn(state, context);
}

import { bestBy, oneOf, type Random, type Seat } from '@sanguine/kernel';
import type { Space } from '../content/glade.ts';
import { SOLDIERS, type Unit, UNIT_CARDS } from '../content/units.ts';
import { refuseAct } from '../rules/acts.ts';
import { struckBy } from '../rules/attack.ts';
import { kindsIn, pileOf } from '../rules/cards.ts';
import { castsWith } from '../rules/casting.ts';
import { freeSoldiers, isFree, allPuppets } from '../rules/figures.ts';
import type { FrameOf } from '../rules/frames.ts';
import type { AnyMove, Attack, Cast, Move } from '../rules/moves.ts';
import { reach } from '../rules/movement.ts';
import { refusePuppet } from '../rules/puppetry.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { gapFrom, gapTo, walkBetween } from './distances.ts';
import { placement } from './opening.ts';
import { attackMoves, endOrDiscard, strikeGain } from './candidates.ts';
import { castGain, isIdle } from './cast-values.ts';
import { dangerAt, gapToSoldiers } from './threats.ts';

/** The move for play-outs: the policy without discards, to save time. */
export function playoutPolicy(state: State, seat: Seat, random: Random): AnyMove {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'place':
      return placement(state, frame, random);
    case 'soldiers':
      return soldiersMove(state, seat, random);
    case 'witch':
      return witchMove(state, seat, random);
    case 'puppets':
      return puppetMove(state, frame, random);
    default:
      return oneOf(sequence.moves(state, seat), random);
  }
}

/** A sensible move without looking ahead: strike, get into reach, cast, come closer; with a little chance in every choice. */
export function policy(state: State, seat: Seat, random: Random): AnyMove {
  const move = playoutPolicy(state, seat, random);
  return move.do === 'end' ? endOrDiscard(state, seat) : move;
}

const gainOf = (state: State, { unit, aim }: Attack): number =>
  strikeGain(state, unit, struckBy(state, unit, aim));

function bestStrike(state: State, units: readonly Unit[], random: Random): Attack | undefined {
  let best: Attack | undefined;
  let highest = 0;
  for (const unit of units) {
    for (const attack of attackMoves(state, unit)) {
      const gain = gainOf(state, attack) + random.int(4) / 8;
      if (gain <= highest) continue;
      highest = gain;
      best = attack;
    }
  }
  return best;
}

function soldiersMove(state: State, seat: Seat, random: Random): AnyMove {
  const free = freeSoldiers(state);
  const fighters = free.filter((unit) => refuseAct(state, unit, 'attack') === null);
  const walkers = free.filter((unit) => refuseAct(state, unit, 'move') === null);
  const strike = bestStrike(state, fighters, random);
  const closes = (unit: Unit): boolean => fighters.includes(unit) && gapTo(state, unit, 'witch') > 0;
  const closing = state.acts > 1 ? walkers.filter(closes) : [];
  if (strike !== undefined && (closing.length === 0 || gainOf(state, strike) >= 3)) return strike;
  return (
    bestCast(state, seat, random) ??
    intoReach(state, closing, random) ??
    strike ??
    closer(state, walkers, random) ?? { do: 'end' }
  );
}

/** A walk to a space from which the unit can strike the Witch at once. */
function intoReach(state: State, units: readonly Unit[], random: Random): Move | undefined {
  const near = units.filter((unit) => gapTo(state, unit, 'witch') <= UNIT_CARDS[unit].move);
  const { at: witch } = state.figures.witch;
  for (const unit of near) {
    const spaces = reach(state, unit).filter((to) => gapFrom(state, unit, to, witch) === 0);
    if (spaces.length > 0) return { do: 'move', unit, to: oneOf(spaces, random) };
  }
  return undefined;
}

/** The unit with the farthest to go comes as close to the Witch as it can. */
function closer(state: State, units: readonly Unit[], random: Random): Move | undefined {
  const { at: witch } = state.figures.witch;
  const unit = bestBy(units, (one) => gapTo(state, one, 'witch') / UNIT_CARDS[one].move + random.int(4) / 8);
  if (unit === undefined || gapTo(state, unit, 'witch') === 0) return undefined;
  const to = bestBy(reach(state, unit), (space) => random.int(4) / 8 - gapFrom(state, unit, space, witch));
  if (to === undefined || gapFrom(state, unit, to, witch) >= gapTo(state, unit, 'witch')) return undefined;
  return { do: 'move', unit, to };
}

function witchMove(state: State, seat: Seat, random: Random): AnyMove {
  const { at, moved } = state.figures.witch;
  const danger = dangerAt(state, at);
  return (
    bestCast(state, seat, random) ??
    (moved || (danger === 0 && random.int(2) > 0) ? undefined : away(state, random)) ?? { do: 'end' }
  );
}

/** To where the Soldiers can strike her least, then as far away as possible. */
function away(state: State, random: Random): Move | undefined {
  const safety = (space: Space): number => {
    let nearest = Infinity;
    for (const unit of SOLDIERS) {
      if (isFree(state, unit)) nearest = Math.min(nearest, walkBetween(state, space, state.figures[unit].at));
    }
    return nearest / 8 - dangerAt(state, space) + random.int(4) / 16;
  };
  const to = bestBy(reach(state, 'witch'), safety);
  if (to === undefined || safety(to) <= safety(state.figures.witch.at)) return undefined;
  return { do: 'move', unit: 'witch', to };
}

function bestCast(state: State, seat: Seat, random: Random): Cast | undefined {
  let best: Cast | undefined;
  let highest = 0;
  for (const card of kindsIn(pileOf(state, seat).hand)) {
    if (isIdle(state, card)) continue;
    for (const cast of castsWith(state, seat, card)) {
      const gain = castGain(state, cast);
      if (gain <= 0 || gain + random.int(4) / 16 <= highest) continue;
      best = cast;
      highest = gain;
    }
  }
  return best;
}

function puppetMove(state: State, frame: FrameOf<'puppets'>, random: Random): AnyMove {
  const all = allPuppets(state);
  const fighters = all.filter((unit) => refusePuppet(state, frame, unit, 'attack') === null);
  const strike = bestStrike(state, fighters, random);
  if (strike !== undefined) return strike;
  const walkers = all.filter((unit) => refusePuppet(state, frame, unit, 'move') === null);
  const unit = bestBy(walkers, (one) => {
    const gap = gapToSoldiers(state, one);
    const strikes = fighters.includes(one) && gap <= UNIT_CARDS[one].move;
    return (strikes ? 20 : 0) + Math.min(gap, 12) + random.int(4) / 4;
  });
  return (unit === undefined ? undefined : stalk(state, unit, random)) ?? { do: 'rest' };
}

/** As near to a soldier as possible. */
function stalk(state: State, unit: Unit, random: Random): Move | undefined {
  const gap = (space: Space): number => gapToSoldiers(state, unit, space);
  const to = bestBy(reach(state, unit), (space) => random.int(4) / 8 - gap(space));
  if (to === undefined || gap(to) >= gap(state.figures[unit].at)) return undefined;
  return { do: 'move', unit, to };
}

import type { Space } from '../content/glade.ts';
import { SOLDIERS, type Unit, UNIT_CARDS } from '../content/units.ts';
import { ACTS } from '../content/turn.ts';
import { BLOOD_SPELLS } from '../content/spells.ts';
import { BODIES, isFree, isPuppet } from '../rules/figures.ts';
import { distance, groundOf } from '../rules/ground.ts';
import { refusePuppet } from '../rules/puppetry.ts';
import type { State } from '../rules/state.ts';
import { gapFrom } from './distances.ts';

/** Acts a soldier needs to strike a space: 1 without moving, 2 with a move first, 0 where it cannot. */
function actsToStrike(state: State, unit: Unit, target: Space, fresh: boolean): number {
  const { at, moved, attacked, rooted, extra } = state.figures[unit];
  if (attacked && !fresh && extra === 0) return 0;
  const gap = gapFrom(state, unit, at, target);
  if (gap === 0) return 1;
  const walks = (fresh || !moved) && !rooted;
  return walks && gap <= UNIT_CARDS[unit].move ? 2 : 0;
}

/** How many strikes the Soldiers can make at a space with this many Acts, ignoring units in the way. */
function strikesAt(state: State, target: Space, acts: number, fresh: boolean): number {
  let near = 0;
  let far = 0;
  for (const unit of SOLDIERS) {
    if (!isFree(state, unit)) continue;
    const cost = actsToStrike(state, unit, target, fresh);
    if (cost === 1) near++;
    else if (cost === 2) far++;
  }
  const first = Math.min(near, acts);
  return first + Math.min(far, Math.floor((acts - first) / 2));
}

/** Strikes the Witch would take in the Soldiers' next turn if she stood there. */
export const dangerAt = (state: State, space: Space): number => strikesAt(state, space, ACTS, true);

/** Strikes at the Witch with the Acts left in this turn. */
export const strikesLeft = (state: State): number =>
  strikesAt(state, state.figures.witch.at, state.acts, false);

/** Steps until the unit can strike one of the Soldiers, from where it stands or from another space. */
export function gapToSoldiers(state: State, unit: Unit, at = state.figures[unit].at): number {
  let least = Infinity;
  for (const soldier of SOLDIERS) {
    if (!isFree(state, soldier) || soldier === unit) continue;
    least = Math.min(least, gapFrom(state, unit, at, state.figures[soldier].at));
  }
  return least;
}

/** Whether the Witch can manipulate the unit, with a move first if she has one left. */
export function isLed(state: State, unit: Unit): boolean {
  const { at, moved } = state.figures.witch;
  const leash = BLOOD_SPELLS.manipulate.range + (moved ? 0 : UNIT_CARDS.witch.move);
  return isPuppet(state, unit) && distance(groundOf(state), at, state.figures[unit].at) <= leash;
}

/** Minions and zombies that could strike some soldier if manipulated. */
export function puppetsInReach(state: State): number {
  let count = 0;
  for (const unit of BODIES) {
    if (isLed(state, unit) && gapToSoldiers(state, unit) <= UNIT_CARDS[unit].move) count++;
  }
  return count;
}

/** Minions and zombies that could strike this soldier if manipulated, where it stands or on another space. */
export function puppetsReaching(state: State, soldier: Unit, at = state.figures[soldier].at): number {
  let count = 0;
  for (const unit of BODIES) {
    if (!isLed(state, unit)) continue;
    if (gapFrom(state, unit, state.figures[unit].at, at) <= UNIT_CARDS[unit].move) count++;
  }
  return count;
}

/** Strikes at soldiers that the Manipulate in progress still allows. */
export function puppetStrikesLeft(state: State): number {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'puppets' || frame.attacked) return 0;
  for (const unit of BODIES) {
    if (!isPuppet(state, unit) || refusePuppet(state, frame, unit, 'attack') !== null) continue;
    if (gapToSoldiers(state, unit) <= (frame.moved ? 0 : UNIT_CARDS[unit].move)) return 1;
  }
  return 0;
}

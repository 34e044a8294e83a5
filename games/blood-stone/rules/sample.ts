import { oneOf, type Random, type Seat } from '@sanguine/kernel';
import { type Unit, UNIT_CARDS } from '../content/units.ts';
import { refuseAct } from './acts.ts';
import { aims } from './attack.ts';
import { kindsIn, pileOf } from './cards.ts';
import { castsWith } from './casting.ts';
import { freeSoldiers, allPuppets, unitAt } from './figures.ts';
import type { FrameOf } from './frames.ts';
import { groundOf } from './ground.ts';
import type { AnyMove, Attack, Move } from './moves.ts';
import { refusePuppet } from './puppetry.ts';
import { sequence } from './sequence.ts';
import type { State } from './state.ts';
import { freeStarts, piecesOf, waiting } from './steps/place.ts';

/** How many guesses before a turn is ended. */
const TRIES = 4;

type ActKind = 'move' | 'attack';

/**
 * A random legal move for play-outs: guesses one instead of listing all. Every legal move is possible, but not equally
 * likely: pieces are placed once, and Acts and spells come before the end of the turn.
 */
export function sample(state: State, seat: Seat, random: Random): AnyMove {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'place':
      return samplePlace(state, frame, random);
    case 'soldiers':
      return guess(random, () => guessSoldiers(state, seat, random)) ?? { do: 'end' };
    case 'witch':
      return guess(random, () => guessWitch(state, seat, random)) ?? { do: 'end' };
    case 'puppets':
      return guess(random, () => guessPuppet(state, frame, random)) ?? { do: 'rest' };
    default:
      return oneOf(sequence.moves(state, seat), random);
  }
}

/** Occasionally nothing is tried at all. */
function guess(random: Random, tried: () => AnyMove | null): AnyMove | null {
  if (random.int(16) === 0) return null;
  for (let count = 0; count < TRIES; count++) {
    const move = tried();
    if (move !== null) return move;
  }
  return null;
}

function anyOf<T>(list: readonly T[], random: Random): T | null {
  return list.length === 0 ? null : oneOf(list, random);
}

/** Places a waiting piece, if any; after that, usually `ready`. */
function samplePlace(state: State, { side }: FrameOf<'place'>, random: Random): AnyMove {
  const left = waiting(state, side);
  const free = freeStarts(state, side);
  if (left.length === 0 && (free.length === 0 || random.int(4) > 0)) return { do: 'ready' };
  const unit = oneOf(left.length > 0 && random.int(16) > 0 ? left : piecesOf(side), random);
  return { do: 'place', unit, at: oneOf(free, random) };
}

function guessSoldiers(state: State, seat: Seat, random: Random): AnyMove | null {
  if (random.int(4) === 0) return guessCard(state, seat, random);
  const unit = anyOf(freeSoldiers(state), random);
  const act = anyAct(random);
  return unit === null || refuseAct(state, unit, act) !== null ? null : guessAct(state, unit, act, random);
}

function guessWitch(state: State, seat: Seat, random: Random): AnyMove | null {
  if (random.int(3) > 0) return guessCard(state, seat, random);
  return state.figures.witch.moved ? null : guessWalk(state, 'witch', random);
}

function guessPuppet(state: State, frame: FrameOf<'puppets'>, random: Random): AnyMove | null {
  const unit = anyOf(allPuppets(state), random);
  const act = anyAct(random);
  if (unit === null || refusePuppet(state, frame, unit, act) !== null) return null;
  return guessAct(state, unit, act, random);
}

const anyAct = (random: Random): ActKind => (random.int(2) === 0 ? 'move' : 'attack');

function guessAct(state: State, unit: Unit, act: ActKind, random: Random): Move | Attack | null {
  if (act === 'move') return guessWalk(state, unit, random);
  const aim = anyOf(aims(state, unit), random);
  return aim === null ? null : { do: 'attack', unit, aim };
}

/** A random walk of at most the unit's movement, whose end the unit can therefore reach. */
function guessWalk(state: State, unit: Unit, random: Random): Move | null {
  const { steps } = groundOf(state);
  const from = state.figures[unit].at;
  let to = from;
  for (let left = 1 + random.int(UNIT_CARDS[unit].move); left > 0; left--) {
    const next = anyOf(steps[to] ?? [], random);
    if (next !== null && unitAt(state, next) === null) to = next;
  }
  return to === from ? null : { do: 'move', unit, to };
}

/** A card of the hand: cast if possible, else sometimes discarded. */
function guessCard(state: State, seat: Seat, random: Random): AnyMove | null {
  const card = anyOf(kindsIn(pileOf(state, seat).hand), random);
  if (card === null) return null;
  const cast = random.int(8) === 0 ? null : anyOf(castsWith(state, seat, card), random);
  if (cast !== null) return cast;
  return random.int(4) === 0 ? { do: 'discard', card } : null;
}

import { oneOf, type Random, type Seat } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import { refuseBuild } from './build.ts';
import { areasOf, contestedAreas, enemyIn, forceOf } from './forces.ts';
import type { FrameOf } from './frames.ts';
import { marches, refuseStep } from './march.ts';
import type { Build, March, Move, Pay } from './moves.ts';
import { sequence } from './sequence.ts';
import type { State } from './state.ts';
import { pipsOf, playerOf, sortTiles } from './tiles.ts';

/** How many guesses before all legal moves are listed after all. */
const TRIES = 8;

/**
 * A random legal move for play-outs: guesses one and checks it instead of listing all. Legal moves are not equally
 * likely, but every result is one that `moves` lists.
 */
export function sample(state: State, seat: Seat, random: Random): Move {
  const frame = state.frames.at(-1);
  if (frame?.step === 'main') {
    const guess = guessAction(state, seat, random);
    if (guess !== null) return guess;
  } else if (frame?.step === 'march') {
    return guessStep(state, seat, frame.debt, random) ?? samplePayment(state, frame, seat, random);
  }
  return oneOf(sequence.moves(state, seat), random);
}

function guessAction(state: State, seat: Seat, random: Random): Move | null {
  for (let tried = 0; tried < TRIES; tried++) {
    const guess = guessOne(state, seat, random);
    if (guess !== null) return guess;
  }
  return null;
}

/** Mostly steps and builds, occasionally the end of the phase. */
function guessOne(state: State, seat: Seat, random: Random): Move | null {
  switch (random.int(8)) {
    case 0:
      return contestedAreas(state, seat).length === 0 ? { do: 'end' } : null;
    case 1:
    case 2:
    case 3:
      return guessBuild(state, seat, random);
    default:
      return guessStep(state, seat, 0, random);
  }
}

/** A tile of the hand, placed at home or, for a ship, in an adjacent sea. */
function guessBuild(state: State, seat: Seat, random: Random): Build | null {
  const { hand } = playerOf(state, seat);
  const kind = hand[random.int(Math.max(1, hand.length))];
  if (kind === undefined || kind === 'hidden' || kind === 'blank') return null;
  const homes: Area[] = areasOf(state, seat);
  for (let area = 0; area < state.settlers.length; area++)
    if (state.settlers[area] === seat) homes.push(area);
  const home = homes[random.int(Math.max(1, homes.length))];
  if (home === undefined) return null;
  const seas = atlasOf(state).seas(home);
  const area = kind === 'ship' ? seas[random.int(Math.max(1, seas.length))] : home;
  if (area === undefined || refuseBuild(state, seat, kind, area) !== null) return null;
  return { do: 'build', kind, area };
}

/** One unit or the whole stack, to an adjacent area. */
function guessStep(state: State, seat: Seat, debt: number, random: Random): March | null {
  const areas = areasOf(state, seat);
  const from = areas[random.int(Math.max(1, areas.length))];
  if (from === undefined || enemyIn(state, seat, from)) return null;
  const stack = forceOf(state, seat, from).filter(marches);
  const one = stack[random.int(Math.max(1, stack.length))];
  if (one === undefined) return null;
  const near = atlasOf(state).neighbours(from);
  const to = near[random.int(near.length)];
  if (to === undefined) return null;
  const move: March = { do: 'step', units: random.int(2) === 0 ? [one] : stack, from, to };
  return refuseStep(state, seat, move, debt) === null ? move : null;
}

/** Tiles in random order until the debt is covered, without those that are superfluous. */
function samplePayment(state: State, { debt }: FrameOf<'march'>, seat: Seat, random: Random): Pay {
  const { faction, hand } = playerOf(state, seat);
  const tiles: TileKind[] = [];
  let paid = 0;
  for (const tile of random.shuffle([...hand])) {
    if (paid >= debt) break;
    if (tile === 'hidden') continue;
    tiles.push(tile);
    paid += pipsOf(faction, tile);
  }
  const needed = tiles.filter((tile) => {
    const spare = paid - pipsOf(faction, tile) >= debt;
    if (spare) paid -= pipsOf(faction, tile);
    return !spare;
  });
  return { do: 'pay', tiles: sortTiles(needed) };
}

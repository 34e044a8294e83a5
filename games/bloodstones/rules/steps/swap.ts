import { refusal, type Viewer } from '@sanguine/kernel';
import { COUNTED_TILES } from '../../content/battle-tiles.ts';
import { atlasOf } from '../atlas.ts';
import { decideSwap, lowestCounted, sideToDecide, swappedTile } from '../battle.ts';
import { continueFinal } from '../end.ts';
import type { BattleSide, StepOf } from '../frames.ts';
import { refuseLateWithdrawal } from '../retreat.ts';
import type { State } from '../state.ts';
import { factionOf, kindsIn, pipsOf, playerOf } from '../tiles.ts';

/** §9.4: one after the other, each may swap in one tile from hand. */
export const swap: StepOf<'swap'> = {
  rule: '9.4',
  verbs: ['swap', 'keep', 'withdraw'],
  who(_, frame) {
    const side = sideToDecide(frame);
    return side === undefined ? [] : [side.seat];
  },
  *offers(state, frame, seat) {
    yield { do: 'keep' };
    for (const tile of kindsIn(playerOf(state, seat).hand)) yield { do: 'swap', tile };
    for (const area of atlasOf(state).neighbours(frame.area)) yield { do: 'withdraw', area };
  },
  refuse(state, frame, seat, move) {
    if (move.do === 'withdraw') return refuseLateWithdrawal(state, seat, frame);
    if (move.do === 'keep' || playerOf(state, seat).hand.includes(move.tile)) return null;
    return refusal('9.4', 'swap.notInHand', [move.tile]);
  },
  moves: (state, _frame, seat) => [
    { do: 'keep' },
    ...kindsIn(playerOf(state, seat).hand).map((tile) => ({ do: 'swap' as const, tile })),
  ],
  play(state, frame, _seat, move, context) {
    decideSwap(state, frame, move.do === 'swap' ? move.tile : null, context);
    continueFinal(state, context);
  },
  mask(frame, viewer, state) {
    const [first, second] = frame.sides;
    return { ...frame, sides: [maskSide(state, first, viewer), maskSide(state, second, viewer)] };
  },
};

/** §1.5: others see backs, the three counted tiles once shown, and whether a tile was swapped unless that is secret. */
function maskSide(state: State, side: BattleSide, viewer: Viewer): BattleSide {
  if (side.seat === viewer) return { ...side, tiles: [...side.tiles] };
  const tiles = side.tiles.map((pips, index) => (side.shown && index < COUNTED_TILES ? pips : 0));
  return { ...side, tiles, swap: visibleSwap(state, side) };
}

function visibleSwap(state: State, side: BattleSide): BattleSide['swap'] {
  if (side.swap === 'open' || isCountedOpenly(state, side)) return side.swap;
  return side.swap === 'kept' && state.options.swapVisibility === 'public' ? 'kept' : 'hidden';
}

/** True if the swapped-in tile is among the three shown ones. */
export function isCountedOpenly(state: State, side: BattleSide): boolean {
  const tile = swappedTile(side);
  if (!side.shown || tile === null) return false;
  return pipsOf(factionOf(state, side.seat), tile) >= lowestCounted(side);
}

import { TILE_KINDS, UNIT_KINDS } from '../content/kinds.ts';
import type { Deployment, Move } from './moves.ts';

function inOrder<T>(items: readonly T[], order: readonly T[]): T[] {
  return items.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

function byPlace(a: Deployment, b: Deployment): number {
  return UNIT_KINDS.indexOf(a.kind) - UNIT_KINDS.indexOf(b.kind) || a.area - b.area;
}

/** The canonical form of equal moves: tiles and units in the order of the faction cards. */
export function tidyMove(move: Move): Move {
  switch (move.do) {
    case 'pay':
    case 'discard':
      return { do: move.do, tiles: inOrder(move.tiles, TILE_KINDS) };
    case 'step':
      return { do: 'step', units: inOrder(move.units, UNIT_KINDS), from: move.from, to: move.to };
    case 'deploy':
      return {
        do: 'deploy',
        units: move.units.map(({ kind, area }) => ({ kind, area })).toSorted(byPlace),
      };
    case 'pick':
    case 'found':
    case 'capture':
    case 'withdraw':
    case 'retreat':
    case 'settle':
    case 'muster':
    case 'build':
    case 'return':
    case 'shamble':
    case 'battle':
    case 'swap':
    case 'lose':
    case 'raise':
    case 'ready':
    case 'end':
    case 'stand':
    case 'keep':
      return { ...move };
  }
}

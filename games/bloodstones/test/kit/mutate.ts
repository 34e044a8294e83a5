import type { Random } from '@sanguine/kernel';
import { FACTIONS } from '../../content/factions.ts';
import { TILE_KINDS, UNIT_KINDS } from '../../content/kinds.ts';
import { atlasOf } from '../../rules/atlas.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

/** The given move with a part changed, or another move altogether. */
export function mutate(state: State, move: Move, random: Random): Move {
  const one = <T>(list: readonly T[]): T => random.draw([...list]);
  const area = (): number => random.int(atlasOf(state).size + 2);
  const some = <T>(list: readonly T[], most: number): T[] =>
    Array.from({ length: 1 + random.int(most) }, () => one(list));
  if (random.int(5) === 0) return anyMove(state, random);
  switch (move.do) {
    case 'pick':
      return { do: 'pick', faction: one(FACTIONS) };
    case 'found':
    case 'capture':
    case 'withdraw':
    case 'retreat':
    case 'settle':
      return { ...move, area: area() };
    case 'muster':
    case 'build':
    case 'return':
      return random.int(2) === 0 ? { ...move, area: area() } : { ...move, kind: one(UNIT_KINDS) };
    case 'deploy':
      return { do: 'deploy', units: [...move.units, { kind: one(UNIT_KINDS), area: area() }] };
    case 'pay':
    case 'discard':
      return { ...move, tiles: random.int(2) === 0 ? [...move.tiles, one(TILE_KINDS)] : some(TILE_KINDS, 4) };
    case 'shamble':
      return { ...move, to: area(), again: random.int(2) === 0 };
    case 'step':
      if (random.int(3) === 0) return { ...move, units: [...move.units, one(UNIT_KINDS)] };
      return random.int(2) === 0 ? { ...move, to: area() } : { ...move, from: area() };
    case 'battle':
      return random.int(2) === 0 ? { ...move, foe: random.int(6) } : { ...move, area: area() };
    case 'swap':
      return { do: 'swap', tile: one(TILE_KINDS) };
    case 'lose':
      return { do: 'lose', kind: one(UNIT_KINDS) };
    case 'raise':
      return { do: 'raise', count: random.int(7) };
    case 'ready':
    case 'end':
    case 'stand':
    case 'keep':
      return anyMove(state, random);
  }
}

function anyMove(state: State, random: Random): Move {
  const area = random.int(atlasOf(state).size);
  return random.draw<Move>([
    { do: 'end' },
    { do: 'keep' },
    { do: 'stand' },
    { do: 'ready' },
    { do: 'pay', tiles: ['swords'] },
    { do: 'discard', tiles: ['blank'] },
    { do: 'settle', area },
    { do: 'capture', area },
    { do: 'build', kind: 'swords', area },
    { do: 'step', units: ['swords'], from: area, to: area },
    { do: 'battle', area, foe: 0 },
    { do: 'raise', count: 1 },
  ]);
}

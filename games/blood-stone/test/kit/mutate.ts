import type { Random } from '@sanguine/kernel';
import { DIRECTIONS } from '../../content/shapes.ts';
import { BLOOD_KINDS, SPELL_KINDS } from '../../content/spells.ts';
import { UNITS } from '../../content/units.ts';
import { groundOf } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

/** The given move with a part changed, or another move altogether. */
export function mutate(state: State, move: AnyMove, random: Random): AnyMove {
  const one = <T>(list: readonly T[]): T => random.draw([...list]);
  const space = (): number => random.int(groundOf(state).size + 3);
  const coin = (): boolean => random.int(2) === 0;
  if (random.int(5) === 0) return anyMove(random, space());
  switch (move.do) {
    case 'place':
      return coin() ? { ...move, at: space() } : { ...move, unit: one(UNITS) };
    case 'move':
      return coin() ? { ...move, to: space() } : { ...move, unit: one(UNITS) };
    case 'attack':
      return coin()
        ? { ...move, aim: one([...DIRECTIONS, ...UNITS, 'all' as const]) }
        : { ...move, unit: one(UNITS) };
    case 'cast':
      return one<AnyMove>([
        { ...move, card: one(SPELL_KINDS) },
        { ...move, unit: one([...UNITS, 'none' as const]) },
        { ...move, blood: random.int(14) - 4 },
        { ...move, at: coin() ? null : space() },
      ]);
    case 'discard':
      return { do: 'discard', card: one(SPELL_KINDS) };
    case 'strip':
      return { do: 'strip', card: one(BLOOD_KINDS) };
    case 'rise':
      return { do: 'rise', at: space() };
    case 'ready':
    case 'end':
    case 'rest':
      return anyMove(random, space());
  }
}

function anyMove(random: Random, space: number): AnyMove {
  return random.draw<AnyMove>([
    { do: 'end' },
    { do: 'ready' },
    { do: 'rest' },
    { do: 'rise', at: space },
    { do: 'strip', card: 'siphon' },
    { do: 'move', unit: 'witch', to: space },
    { do: 'move', unit: 'archer', to: space },
    { do: 'attack', unit: 'boar', aim: 'all' },
    { do: 'attack', unit: 'swordsman', aim: 'north' },
    { do: 'cast', card: 'manipulate', unit: 'none', blood: 0, at: null },
    { do: 'cast', card: 'mend', unit: 'archer', blood: 0, at: null },
    { do: 'discard', card: 'banish' },
    { do: 'place', unit: 'toad', at: space },
  ]);
}

import { spellCard } from '../content/spells.ts';
import { groundOf, spaceName } from '../rules/ground.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** The controls that make a move, in the order of touching them. */
export function guides(move: AnyMove, view: State): readonly string[] {
  const space = (at: number): string => `space:${spaceName(groundOf(view), at)}`;
  switch (move.do) {
    case 'place':
      return [`unit:${move.unit}`, space(move.at)];
    case 'move':
      return [`unit:${move.unit}`, space(move.to)];
    case 'attack':
      return [`unit:${move.unit}`, `action:attack:${move.aim}`];
    case 'cast':
      return [
        `card:${move.card}`,
        ...(move.unit === 'none' ? [] : [`target:${move.unit}`]),
        ...(spellCard(move.card).chance.kind === 'offer' ? ['offer:more'] : []),
        move.at === null ? 'action:cast' : space(move.at),
      ];
    case 'discard':
    case 'strip':
      return [`card:${move.card}`, `action:${move.do}`];
    case 'rise':
      return [space(move.at)];
    case 'ready':
    case 'end':
    case 'rest':
      return [`action:${move.do}`];
  }
}

import { same } from '@sanguine/kernel';
import { READY_ROSTERS } from '../content/rosters.ts';
import type { AnyMove } from '../rules/moves.ts';
import { nameOf } from '../rules/names.ts';
import { tidyRoster } from '../rules/roster/roster.ts';
import type { State, UnitId } from '../rules/state.ts';
import { verbOf } from './actions/playing.ts';

const spot = ({ x, y }: { readonly x: number; readonly y: number }): string => `spot:${x},${y}`;

/** The controls that make a move, in the order the player touches them. */
export function guides(move: AnyMove, view: State): readonly string[] {
  const confirm = `action:${verbOf(move)}`;
  const unit = (id: UnitId): string => `unit:${nameOf(view, id)}`;
  switch (move.do) {
    case 'muster': {
      const ready = READY_ROSTERS.find((one) => same(tidyRoster(one.units), tidyRoster(move.roster)));
      return [ready === undefined ? 'roster:text' : `ready:${ready.id}`, confirm];
    }
    case 'lay':
      return [`piece:${move.piece}`, spot(move.at), confirm];
    case 'place':
      return [`reserve:${nameOf(view, move.unit)}`, spot(move.at), confirm];
    case 'move':
      return [...move.path.slice(-1).map(spot), confirm];
    case 'contact':
    case 'aim':
    case 'summon':
      return [spot(move.at), confirm];
    case 'attack':
      return move.target === null ? [confirm] : [unit(move.target), confirm];
    case 'charge':
      return [unit(move.target), confirm];
    case 'activate':
    case 'inspire':
    case 'name':
    case 'target':
    case 'next':
    case 'exit':
      return [unit(move.unit), confirm];
    case 'reroll':
      return [`die:${move.dice.findIndex((some) => some > 0)}:0`, confirm];
    default:
      return [confirm];
  }
}

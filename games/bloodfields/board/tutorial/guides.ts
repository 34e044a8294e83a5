import { same } from '@sanguine/kernel';
import { READY_ROSTERS } from '../../content/rosters.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { tidyRoster } from '../../rules/roster/roster.ts';
import { verbOf } from '../actions/playing.ts';

/** The units of the tutorial by their place in the table's list: a move alone does not name them. */
const UNITS = ['orlen', 'pike', 'pike.2', 'sorrow', 'husk', 'husk.2', 'husk.3'];

const spot = ({ x, y }: { readonly x: number; readonly y: number }): string => `spot:${x},${y}`;

/** The controls that make a move, in the order of touching them. */
export function guides(move: AnyMove): readonly string[] {
  const confirm = `action:${verbOf(move)}`;
  switch (move.do) {
    case 'muster': {
      const ready = READY_ROSTERS.find((one) => same(tidyRoster(one.units), tidyRoster(move.roster)));
      return [ready === undefined ? 'roster:text' : `ready:${ready.id}`, confirm];
    }
    case 'place':
      return [`reserve:${UNITS[move.unit] ?? ''}`, spot(move.at), confirm];
    case 'move':
      return [...move.path.slice(-1).map(spot), confirm];
    case 'contact':
      return [spot(move.at), confirm];
    case 'charge':
      return [`unit:${UNITS[move.target] ?? ''}`, confirm];
    case 'activate':
      return [`unit:${UNITS[move.unit] ?? ''}`, confirm];
    case 'reroll':
      return [`die:${move.dice.findIndex((some) => some > 0)}:0`, confirm];
    default:
      return [confirm];
  }
}

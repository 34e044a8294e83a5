import { same } from '@sanguine/kernel';
import { READY_ROSTERS } from '../../content/rosters.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { tidyRoster } from '../../rules/roster/roster.ts';
import { verbOf } from '../actions/playing.ts';

const spot = ({ x, y }: { readonly x: number; readonly y: number }): string => `spot:${x},${y}`;

/** The controls that make a move, in the order of touching them. `units`: by their place, for a move does not name them. */
export const guidesFor =
  (units: readonly string[]) =>
  (move: AnyMove): readonly string[] => {
    const confirm = `action:${verbOf(move)}`;
    switch (move.do) {
      case 'muster': {
        const ready = READY_ROSTERS.find((one) => same(tidyRoster(one.units), tidyRoster(move.roster)));
        return [ready === undefined ? 'roster:text' : `ready:${ready.id}`, confirm];
      }
      case 'place':
        return [`reserve:${units[move.unit] ?? ''}`, spot(move.at), confirm];
      case 'move':
        return [...move.path.slice(-1).map(spot), confirm];
      case 'contact':
      case 'aim':
        return [spot(move.at), confirm];
      case 'attack':
        return move.target === null ? [confirm] : [`unit:${units[move.target] ?? ''}`, confirm];
      case 'charge':
        return [`unit:${units[move.target] ?? ''}`, confirm];
      case 'activate':
        return [`unit:${units[move.unit] ?? ''}`, confirm];
      case 'reroll':
        return [`die:${move.dice.findIndex((some) => some > 0)}:0`, confirm];
      default:
        return [confirm];
    }
  };

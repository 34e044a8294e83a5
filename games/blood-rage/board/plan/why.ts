import type { Refusal, Seat } from '@sanguine/kernel';
import type { Place } from '../../content/provinces.ts';
import { bloodRage } from '../../index.ts';
import { isFjord } from '../../rules/atlas.ts';
import { clanOf } from '../../rules/clans.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { type Selection, stepOf, type View } from './selection.ts';

/** Why pressing a place does nothing with this selection; null if no move was meant. */
export function whyNotAt(view: View, seat: Seat, selection: Selection, place: Place): Refusal | null {
  const move = tried(view, seat, selection, place);
  return move === null ? null : bloodRage.refuse(view, seat, move);
}

/** The move that pressing there means. */
function tried(view: View, seat: Seat, selection: Selection, place: Place): AnyMove | null {
  switch (stepOf(view)) {
    case 'hammers':
      return isFjord(place) ? null : { do: 'ride', to: place };
    case 'call': {
      const [figure] = clanOf(view, seat).figures[place];
      return figure === undefined || isFjord(place) ? null : { do: 'join', figure, from: place };
    }
    case 'action':
    case 'free':
      break;
    default:
      return null;
  }
  if (selection.held === 'figure') {
    const { figure, from } = selection;
    return from === 'reserve' ? { do: 'invade', figure, to: place } : { do: 'recall', figure, to: place };
  }
  if (isFjord(place)) return null;
  if (selection.held === 'place' && !isFjord(selection.place) && selection.troop.length > 0)
    return { do: 'march', from: selection.place, to: place, figures: [...selection.troop] };
  if (selection.held !== 'verb' || selection.verb === 'march') return null;
  return selection.verb === 'pillage'
    ? { do: 'pillage', province: place }
    : { do: 'challenge', province: place };
}

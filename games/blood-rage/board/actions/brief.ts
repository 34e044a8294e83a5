import type { Locale, Seat } from '@sanguine/kernel';
import { forecast } from '../../rules/forecast.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { moveNotes } from '../../text/notes.ts';
import { pillagePrice } from '../../text/pillage-notes.ts';
import { join, sideOf } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

/** The price and consequence of a move, as far as they fit on a button; the place's tip has the rest. */
export function briefOf(locale: Locale, view: View, seat: Seat, move: AnyMove): string {
  if (move.do !== 'pillage' && move.do !== 'challenge')
    return join(locale, moveNotes(locale, view, seat, move), 'list.notes');
  const price = pillagePrice(locale, view, seat, move.do === 'pillage' ? 'action' : 'challenge');
  const { sides } = forecast(view, move.province);
  const own = sides.find((side) => side.seat === seat)?.strength ?? 0;
  const [rival] = sides
    .filter((side) => side.seat !== seat && side.strength > 0)
    .toSorted((one, other) => other.strength - one.strength);
  const odds =
    rival === undefined
      ? sayBoard(locale, 'brief.alone')
      : sayBoard(locale, 'brief.rival', {
          name: sideOf(locale, view, rival.seat),
          strength: rival.strength,
          own,
        });
  return join(locale, [price, odds], 'list.notes');
}

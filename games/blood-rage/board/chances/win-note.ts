import type { Locale, Seat } from '@sanguine/kernel';
import { wholePercent } from '@sanguine/ui/odds/percents.ts';
import type { Card } from '../../content/cards.ts';
import { bestOf } from '../../rules/odds/best.ts';
import { rangeOf } from '../../text/chances/lines.ts';
import type { CardNote } from '../look/gift-card.tsx';
import type { View } from '../plan/selection.ts';
import { oddsNow } from './odds-now.ts';
import { sayCardChances } from './text/say.ts';

/** The chance to win with a card: against the strongest cards of the others, and against any they hold. */
export function winNotes(locale: Locale, view: View, seat: Seat, card: Card): CardNote[] {
  const odds = oddsNow(view, seat);
  const own = odds.find((one) => one.card === card);
  if (own === undefined) return [];
  const { strongest, even } = own;
  if (strongest.anew === 1 && even.anew === 1)
    return [{ says: sayCardChances(locale, 'chances.note.anew'), tone: 'plain' }];
  const best = bestOf(odds).includes(own);
  const chance = rangeOf(locale, `${wholePercent(strongest.win)}%`, `${wholePercent(even.win)}%`);
  return [
    {
      says: sayCardChances(locale, best ? 'chances.note.best' : 'chances.note', { chance }),
      tone: best ? 'good' : 'plain',
    },
  ];
}

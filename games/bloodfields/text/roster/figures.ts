import type { Locale, SheetFigure } from '@sanguine/kernel';
import { costOf, loyaltyOf, type Roster } from '../../rules/roster/roster.ts';
import { pointsFor } from '../../rules/scenario.ts';
import type { Setup } from '../../rules/state.ts';
import { say } from '../phrases.ts';
import { lineName, loyaltyName } from '../words.ts';

/** §2.1, §13.2: the cost of the whole roster, and its loyalty. */
export function rosterFigures(locale: Locale, setup: Setup, roster: Roster): SheetFigure[] {
  const loyal = loyaltyOf(roster);
  return [
    {
      name: say(locale, 'sheet.cost'),
      value: say(locale, 'note.points', { points: costOf(roster), most: pointsFor(setup) }),
    },
    {
      name: say(locale, 'sheet.loyalty'),
      value:
        loyal === null
          ? say(locale, 'sheet.loyalty.none')
          : say(locale, 'sheet.loyalty.line', {
              line: lineName(locale, loyal),
              loyalty: loyaltyName(locale, loyal),
            }),
    },
  ];
}

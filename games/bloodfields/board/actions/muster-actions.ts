import type { AnyMove } from '../../rules/moves.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { sayBoard } from '../text/say.ts';
import { playing } from './playing.ts';

/** The roster in hand; which one is chosen on the sheet over the table. */
export function musterActions(situation: Situation): BarAction[] {
  const { locale, selection } = situation;
  const { roster } = selection;
  if (roster === null)
    return [
      {
        key: 'muster',
        verb: 'muster',
        tone: 'plain',
        title: sayBoard(locale, 'act.muster'),
        detail: '',
        unavailable: { says: sayBoard(locale, 'why.roster'), rule: '2.1', places: [] },
        does: { focuses: null },
      },
    ];
  const move: AnyMove = {
    do: 'muster',
    roster: roster.map(({ kind, items }) => ({ kind, items: [...items] })),
  };
  return [{ ...playing(situation, move), title: sayBoard(locale, 'act.muster') }];
}

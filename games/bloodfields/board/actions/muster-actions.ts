import type { AnyMove } from '../../rules/moves.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { sayBoard } from '../text/say.ts';
import { playing } from './playing.ts';

/** A button that plays the selected roster; the sheet over the table selects it. */
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

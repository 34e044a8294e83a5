import { parseRoster } from '../../rules/roster/text.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { sayBoard } from '../text/say.ts';
import { playing } from './playing.ts';

/** §2.1: musters the roster that was picked or typed. */
export function musterActions(situation: Situation): BarAction[] {
  const { locale, selection } = situation;
  const title = sayBoard(locale, 'muster.go');
  const parsed = parseRoster(selection.roster);
  if (selection.roster !== '' && 'roster' in parsed) {
    const roster = parsed.roster.map(({ kind, items }) => ({ kind, items: [...items] }));
    return [playing(situation, { do: 'muster', roster }, { tone: 'go', title })];
  }
  const says = sayBoard(locale, selection.roster === '' ? 'muster.none' : 'muster.unread');
  return [
    {
      key: 'muster',
      verb: 'muster',
      tone: 'plain',
      title,
      detail: '',
      unavailable: { says, rule: '2.1', places: [] },
      does: { focuses: null },
    },
  ];
}

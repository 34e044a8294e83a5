import type { Area } from '../../content/map.ts';
import { moveWords } from '../../text/moves.ts';
import { moveNotes } from '../../text/notes.ts';
import { join } from '../../text/words.ts';
import type { Selection } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { whyNone } from '../plan/why.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';

/** The move of a highlighted area, as a button. */
export function aimed({ locale, view, seat }: Situation, target: Target, title?: string): BarAction {
  const [move = { do: 'end' as const }] = target.moves;
  return {
    key: move.do,
    verb: move.do,
    tone: 'go',
    title: title ?? moveWords(locale, view, seat, move),
    detail: join(locale, moveNotes(locale, view, seat, move), 'list.notes'),
    unavailable: null,
    does: { plays: target.moves },
  };
}

/** An action done by pointing at an area: the aimed target, else a request to choose one, else why there is none. */
export function pointing(
  situation: Situation,
  verb: 'found' | 'capture' | 'settle' | 'shamble',
  key: BoardPhrase,
): BarAction {
  const { locale, view, seat, selection, targets, aim } = situation;
  if (aim !== null) return aimed(situation, aim);
  const refused = targets.size > 0 ? null : whyNone(view, seat, verb, { touched: touchedIn(selection) });
  return {
    key: verb,
    verb,
    tone: 'plain',
    title: sayBoard(locale, key),
    detail: sayBoard(locale, 'act.chooseArea'),
    unavailable: refused === null ? null : unavailableBy(locale, view, refused, verb),
    does: { focuses: first(targets) },
  };
}

/** The areas a player has chosen. */
export const touchedIn = ({ from }: Selection): readonly Area[] => (from === null ? [] : [from]);

export function first(targets: ReadonlyMap<Area, Target>): Area | null {
  const [area = null] = targets.keys();
  return area;
}

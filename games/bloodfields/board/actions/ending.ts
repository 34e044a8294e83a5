import type { Locale, Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { BarAction } from '../interaction/board-types.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { openDice } from '../tray/options.ts';
import { playing } from './playing.ts';

/** Verbs that end a turn, decline an offer or leave dice as they are; a decision has at most one of them. */
const ENDINGS: readonly AnyMove['do'][] = ['end', 'stay', 'stop', 'keep', 'pass'];

export const isEnding = ({ do: verb }: AnyMove): boolean => ENDINGS.includes(verb);

/** Ends a turn, declines an offer or keeps the dice; null where the player must choose something. */
export function endingAction(locale: Locale, view: View, seat: Seat): BarAction | null {
  const move = bloodfields.moves(view, seat).find(isEnding);
  if (move === undefined) return null;
  // Keeping the dice is put forward only where nothing better can be done with them.
  const likely = move.do === 'pass' || (move.do === 'keep' && openDice(view, [])?.best?.do === 'keep');
  const action = playing({ locale, view, seat }, move, likely ? 'go' : 'plain', null);
  return { ...action, title: endingTitle(locale, view, move) ?? action.title };
}

/** The title that says what ends: a window or the unit's turn; null for any other ending. */
function endingTitle(locale: Locale, view: View, move: AnyMove): string | null {
  const open = view.frames.at(-1);
  if (move.do === 'pass' || (open?.step === 'dice' && open.side === 'opponent'))
    return sayBoard(locale, 'act.endWindow');
  return open?.step === 'act' && open.what === 'turn' && move.do === 'end'
    ? sayBoard(locale, 'act.endUnit')
    : null;
}

import type { Locale, Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { BarAction } from '../interaction/board-types.ts';
import type { View } from '../plan/selection.ts';
import { playing } from './playing.ts';

/** Verbs that end a turn, decline an offer or let dice lie; a decision has one of them at most. */
const ENDINGS: readonly AnyMove['do'][] = ['end', 'stay', 'stop', 'keep', 'pass'];

export const isEnding = ({ do: verb }: AnyMove): boolean => ENDINGS.includes(verb);

/** Ends a turn, declines an offer or keeps the dice; null where something has to be chosen. */
export function endingAction(locale: Locale, view: View, seat: Seat): BarAction | null {
  const move = bloodfields.moves(view, seat).find(isEnding);
  if (move === undefined) return null;
  return playing(
    { locale, view, seat },
    move,
    move.do === 'keep' || move.do === 'pass' ? 'go' : 'plain',
    null,
  );
}

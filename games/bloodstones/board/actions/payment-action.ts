import type { Locale, Seat } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import type { Due } from '../../rules/due.ts';
import type { Discard, Pay } from '../../rules/moves.ts';
import { factionOf, pipSum } from '../../rules/tiles.ts';
import { waitingNotes } from '../../text/notes.ts';
import { groupName, join } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';

/** Pays with the tiles laid out, or says why they do not suffice. */
export function paymentAction(
  locale: Locale,
  view: View,
  seat: Seat,
  due: Due,
  move: Pay | Discard | null,
): BarAction {
  const refused =
    move === null ? bloodstones.why(view, seat, { do: due.verb }) : bloodstones.refuse(view, seat, move);
  const tiles = groupName(locale, move?.tiles ?? []);
  const lost = pipSum(factionOf(view, seat), move?.tiles ?? []) - due.count;
  const unlaid = move === null && refused === null;
  return {
    key: due.verb,
    verb: due.verb,
    tone: 'go',
    title:
      due.verb === 'pay'
        ? sayBoard(locale, 'act.pay', { pips: due.count })
        : sayBoard(locale, 'act.discard', { count: due.count }),
    detail: join(
      locale,
      [
        due.verb === 'discard'
          ? sayBoard(locale, 'act.discardWhat', { tiles })
          : sayBoard(locale, lost > 0 ? 'act.withLost' : 'act.with', { tiles, lost }),
        ...waitingNotes(locale, view, seat, move?.tiles ?? []),
      ],
      'list.notes',
    ),
    unavailable: unlaid
      ? { says: sayBoard(locale, 'act.nothingLaid'), rule: '', places: [] }
      : refused === null
        ? null
        : unavailableBy(locale, view, refused),
    does: { plays: move === null ? [] : [move] },
  };
}

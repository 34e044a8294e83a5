import type { Locale, Seat } from '@sanguine/kernel';
import { bloodStone } from '../../index.ts';
import type { Frames } from '../../rules/frames.ts';
import type { End, Ready, Rest } from '../../rules/moves.ts';
import { waiting } from '../../rules/steps/place.ts';
import { moveNotes } from '../../text/notes.ts';
import { join } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';

const ENDINGS: Readonly<Partial<Record<keyof Frames | 'over', Ready | End | Rest>>> = {
  place: { do: 'ready' },
  soldiers: { do: 'end' },
  witch: { do: 'end' },
  puppets: { do: 'rest' },
};

/** The number of unplaced units: eight names would not fit the button. */
function unplaced(locale: Locale, view: View): { says: string; places: [] } | null {
  const open = view.frames.at(-1);
  if (open?.step !== 'place') return null;
  return { says: sayBoard(locale, 'why.unplaced', { left: waiting(view, open.side).length }), places: [] };
}

/** Ends placing, a turn or Manipulate; null where the player does not end anything explicitly. */
export function endingAction(locale: Locale, view: View, seat: Seat): BarAction | null {
  const step = view.frames.at(-1)?.step ?? 'over';
  const move = ENDINGS[step];
  if (move === undefined) return null;
  const refused = bloodStone.refuse(view, seat, move);
  return {
    key: move.do,
    verb: move.do,
    tone: move.do === 'ready' && refused === null ? 'go' : 'plain',
    title: sayBoard(locale, `act.${move.do}`),
    detail: join(locale, moveNotes(locale, view, seat, move), 'list.notes'),
    unavailable: refused === null ? null : { ...unavailableBy(locale, refused), ...unplaced(locale, view) },
    does: { plays: [move] },
  };
}

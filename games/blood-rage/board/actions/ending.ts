import type { Locale, Seat } from '@sanguine/kernel';
import { bloodRage } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { moveWords } from '../../text/moves.ts';
import { stepOf, type View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction } from '../interaction/board-types.ts';
import { clanOf } from '../../rules/clans.ts';

/** The move that ends a decision without taking what it offers. */
const ENDINGS: Readonly<Partial<Record<ReturnType<typeof stepOf>, AnyMove>>> = {
  action: { do: 'pass' },
  free: { do: 'decline' },
  succor: { do: 'decline' },
  domain: { do: 'decline' },
  hammers: { do: 'decline' },
  blessing: { do: 'decline' },
  call: { do: 'stay' },
  late: { do: 'stay' },
  rescue: { do: 'rescue', figures: [], retreat: false },
  prowess: { do: 'regain', cards: [] },
  growth: { do: 'grow', stats: [] },
};

/** Ends a turn or declines a decision; null where something has to be chosen. */
export function endingAction(locale: Locale, view: View, seat: Seat): BarAction | null {
  const move = ENDINGS[stepOf(view)];
  if (move === undefined || bloodRage.refuse(view, seat, move) !== null) return null;
  if (bloodRage.ordered(view, seat) !== null) return null;
  const note =
    move.do === 'pass'
      ? sayBoard(locale, 'act.pass.note', { rage: clanOf(view, seat).rage })
      : stepOf(view) === 'call'
        ? sayBoard(locale, 'act.stay.note')
        : '';
  return {
    key: 'ending',
    verb: move.do,
    tone: 'plain',
    title: moveWords(locale, view, seat, move),
    detail: note,
    unavailable: null,
    does: { plays: [move] },
  };
}

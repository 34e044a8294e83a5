import type { Locale, Seat } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';
import { phasesOf } from '../prompt/phases.ts';
import type { View } from '../plan/selection.ts';
import type { BarAction } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';

/** Ends a phase, a turn or the opening build; null where the player does not end anything explicitly. */
export function endingAction(locale: Locale, view: View, seat: Seat): BarAction | null {
  const open = view.frames.at(-1);
  switch (open?.step) {
    case 'muster':
      return ending(
        locale,
        view,
        seat,
        { do: 'ready' },
        'act.ready',
        sayBoard(locale, 'act.ready.left', { points: open.points }),
      );
    case 'capture':
      // The Chaos Horde captures within its main phase, which this must not end.
      return view.frames.length > 1 ? null : phaseEnd(locale, view, seat, open.step);
    case 'undead':
    case 'main':
    case 'construct':
    case 'return':
      return phaseEnd(locale, view, seat, open.step);
    case 'march':
    case 'build':
      return phaseEnd(locale, view, seat, 'main');
    default:
      return null;
  }
}

/** The phases that can follow another one in a turn; after the last of them the turn is over. */
const LATER = ['undead', 'main', 'construct'] as const;

function phaseEnd(
  locale: Locale,
  view: View,
  seat: Seat,
  phase: 'capture' | 'undead' | 'main' | 'construct' | 'return',
): BarAction {
  const coming = phasesOf(view).find(({ state }) => state === 'next')?.id;
  const next = LATER.find((one) => one === coming) ?? 'draw';
  return ending(
    locale,
    view,
    seat,
    { do: 'end' },
    `act.end.${phase}`,
    sayBoard(locale, `act.end.next.${phase === 'return' ? 'draw' : next}`),
  );
}

function ending(
  locale: Locale,
  view: View,
  seat: Seat,
  move: Move,
  key: BoardPhrase,
  detail: string,
): BarAction {
  const refused = bloodstones.refuse(view, seat, move);
  return {
    key: move.do,
    verb: move.do,
    tone: 'plain',
    title: sayBoard(locale, key),
    detail,
    unavailable: refused === null ? null : unavailableBy(locale, view, refused),
    does: { plays: [move] },
  };
}

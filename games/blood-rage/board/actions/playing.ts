import type { KeyUnder } from '@sanguine/kernel';
import { bloodRage } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { moveWords } from '../../text/moves.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';
import { briefOf } from './brief.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';

/** A move as a button; an illegal one says why. */
export function playing(
  { locale, view, seat }: Situation,
  move: AnyMove,
  tone: BarAction['tone'] = 'go',
): BarAction {
  const refused = bloodRage.refuse(view, seat, move);
  return {
    key: bloodRage.notation.print(view, seat, move),
    verb: verbOf(move),
    tone,
    title: moveWords(locale, view, seat, move),
    detail: briefOf(locale, view, seat, move),
    unavailable: refused === null ? null : unavailableBy(locale, refused),
    does: { plays: [move] },
  };
}

/** The id that tutorials and tests find the button by. */
function verbOf(move: AnyMove): string {
  switch (move.do) {
    case 'pick':
      return `pick:${move.clan}`;
    case 'play':
      return `play:${move.late}`;
    case 'upgrade':
      return move.replaces === null ? 'upgrade' : `upgrade:${move.replaces}`;
    case 'raise':
      return `raise:${move.stat}`;
    case 'sacrifice':
      return `sacrifice:${move.stat ?? 'none'}`;
    case 'join':
      return `join:${move.figure}:${move.from}`;
    case 'keep':
      return `keep:${move.figure}`;
    case 'declare':
      return `declare:${move.bonus}`;
    default:
      return move.do;
  }
}

/** What to point at next, as a button that leads there. */
export function hinting(
  { locale }: Situation,
  verb: KeyUnder<BoardPhrase, 'hint'>,
  title: string,
  guide: string | null,
): BarAction {
  return {
    key: `hint ${verb}`,
    verb,
    tone: 'plain',
    title,
    detail: sayBoard(locale, `hint.${verb}`),
    unavailable: null,
    does: { focuses: guide },
  };
}

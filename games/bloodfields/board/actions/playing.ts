import type { Locale, Refusal, Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { moveNotes } from '../../text/move-notes.ts';
import { join } from '../../text/phrases.ts';
import { moveWords } from '../../text/moves.ts';
import { unavailableBy } from './unavailable.ts';

/** What it costs and where it leads, as far as the mover can know; what is refused leads nowhere. */
function notesOf(
  locale: Locale,
  view: Who['view'],
  seat: Seat,
  move: AnyMove,
  refused: Refusal | null,
): string {
  return refused === null ? join(locale, moveNotes(locale, view, seat, move), 'list.notes') : '';
}

type Who = Pick<Situation, 'locale' | 'view' | 'seat'>;

interface Said {
  readonly tone?: BarAction['tone'];
  readonly title?: string;
  readonly detail?: string;
}

/** A button that plays a move at once; with the reason if it is refused. */
export function playing({ locale, view, seat }: Who, move: AnyMove, said: Said = {}): BarAction {
  const refused: Refusal | null = bloodfields.forbid(view, seat, move);
  return {
    key: bloodfields.notation.print(view, seat, move),
    verb: move.do,
    tone: said.tone ?? 'plain',
    title: said.title ?? moveWords(locale, view, seat, move),
    detail: said.detail ?? notesOf(locale, view, seat, move, refused),
    unavailable: refused === null ? null : unavailableBy(locale, refused),
    does: { plays: [move] },
  };
}

import type { Refusal } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { moveWords } from '../../text/moves.ts';
import { unavailableBy } from './unavailable.ts';

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
    detail: said.detail ?? '',
    unavailable: refused === null ? null : unavailableBy(locale, refused),
    does: { plays: [move] },
  };
}

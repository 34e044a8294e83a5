import type { Refusal } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { moveNotes } from '../../text/move-notes.ts';
import { moveWords } from '../../text/moves.ts';
import { join } from '../../text/phrases.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';

/** A name that tells buttons apart by verb, for guides and tests. */
export function verbOf(move: AnyMove): string {
  switch (move.do) {
    case 'attack':
    case 'strike':
      return `${move.do}:${move.skill}`;
    case 'use':
    case 'reroll':
    case 'turn':
      return `${move.do}:${move.by}`;
    case 'drink':
      return `drink:${move.item}`;
    case 'cast':
      return `cast:${move.spell}`;
    case 'take':
      return `take:${move.what}`;
    case 'first':
      return `first:${move.seat}`;
    case 'spend':
      return `spend:${move.token}`;
    case 'next':
      return `next:${move.unit}:${move.by}`;
    case 'inspire':
    case 'name':
    case 'target':
    case 'exit':
    case 'activate':
      return `${move.do}:${move.unit}`;
    default:
      return move.do;
  }
}

/** A button that plays a move, with what it costs and promises; greyed out with the reason if it may not be played. */
export function playing(
  { locale, view, seat }: Pick<Situation, 'locale' | 'view' | 'seat'>,
  move: AnyMove,
  tone: BarAction['tone'] = 'go',
  refused: Refusal | null = bloodfields.refuse(view, seat, move),
): BarAction {
  return {
    key: bloodfields.notation.print(view, seat, move),
    verb: verbOf(move),
    tone: refused === null ? tone : 'plain',
    title: moveWords(locale, view, seat, move),
    detail: refused === null ? join(locale, moveNotes(locale, view, seat, move), 'list.notes') : '',
    unavailable: refused === null ? null : unavailableBy(locale, refused),
    does: { plays: [move] },
  };
}

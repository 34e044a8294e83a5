import { bloodStone } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { moveWords } from '../../text/moves.ts';
import { moveNotes } from '../../text/notes.ts';
import { join } from '../../text/words.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';

export function playing(
  { locale, view, seat }: Situation,
  move: AnyMove,
  tone: BarAction['tone'] = 'go',
): BarAction {
  const key = bloodStone.notation.print(view, seat, move);
  return {
    key,
    verb: move.do === 'attack' ? `attack:${move.aim}` : move.do,
    tone,
    title: moveWords(locale, view, move),
    detail: join(locale, moveNotes(locale, view, seat, move), 'list.notes'),
    unavailable: null,
    does: { plays: [move] },
  };
}

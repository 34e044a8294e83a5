import { inCommon, type Locale, type Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { figureName, say, spellName } from './words.ts';

/** A heading for moves of one verb: `Move the Archer`, `Cast Siphon`. */
export function groupLine(locale: Locale, view: State, _seat: Seat, moves: readonly AnyMove[]): string {
  const [first] = moves;
  if (first === undefined) return '';
  const verb = first.do;
  const unit = inCommon(moves, (move) => ('unit' in move && move.unit !== 'none' ? move.unit : null));
  if (verb === 'cast') {
    const card = inCommon(moves, (move) => ('card' in move ? move.card : null));
    if (card === null) return say(locale, 'group.cast');
    const spell = spellName(locale, card);
    return unit === null
      ? say(locale, 'group.cast.card', { spell })
      : say(locale, 'group.cast.unit', { spell, unit: figureName(locale, view, unit) });
  }
  if (
    unit === null &&
    moves.every((move) => move.do === 'place' && view.figures[move.unit].status === 'glade')
  )
    return say(locale, 'group.place.again');
  return unit !== null && (verb === 'place' || verb === 'move' || verb === 'attack')
    ? say(locale, `group.${verb}.unit`, { unit: figureName(locale, view, unit) })
    : say(locale, `group.${verb}`);
}

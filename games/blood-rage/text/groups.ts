import { inCommon, type Locale, type Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { moveWords } from './moves.ts';
import { cardName, figureNames, placeName, say } from './words.ts';

/** A heading for moves of one verb: `March from Gimle`, `Invade with the Leader`. */
export function groupLine(locale: Locale, view: State, seat: Seat, moves: readonly AnyMove[]): string {
  const [first, ...others] = moves;
  if (first === undefined) return '';
  if (others.length === 0) return moveWords(locale, view, seat, first);
  const from = inCommon(moves, (move) => ('from' in move ? move.from : null));
  const to = inCommon(moves, (move) => ('to' in move ? move.to : null));
  const figure = inCommon(moves, (move) => ('figure' in move ? move.figure : null));
  const card = inCommon(moves, (move) => ('card' in move ? move.card : null));
  switch (first.do) {
    case 'invade':
      if (figure !== null)
        return say(locale, 'group.invade.figure', { figure: figureNames(locale, [figure]) });
      return to === null
        ? say(locale, 'group.invade')
        : say(locale, 'group.invade.place', { place: placeName(locale, to) });
    case 'march':
      if (from === null) return say(locale, 'group.march');
      return to === null
        ? say(locale, 'group.march.from', { from: placeName(locale, from) })
        : say(locale, 'group.march.way', { from: placeName(locale, from), to: placeName(locale, to) });
    case 'draft': {
      const kept = inCommon(moves, (move) => ('cards' in move ? (move.cards[0] ?? null) : null));
      return kept === null
        ? say(locale, 'group.draft')
        : say(locale, 'group.draft.card', { card: cardName(locale, kept) });
    }
    case 'join':
      return from === null
        ? say(locale, 'group.join')
        : say(locale, 'group.join.from', { from: placeName(locale, from) });
    case 'upgrade':
    case 'play':
      return card === null
        ? say(locale, `group.${first.do}`)
        : say(locale, `group.${first.do}.card`, { card: cardName(locale, card) });
    default:
      return say(locale, `group.${first.do}`);
  }
}

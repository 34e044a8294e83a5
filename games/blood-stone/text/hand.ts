import { type Locale, paragraph, type Viewer } from '@sanguine/kernel';
import type { Spell } from '../content/spells.ts';
import { kindsIn, pileOf } from '../rules/cards.ts';
import { HIDDEN, type State } from '../rules/state.ts';
import { cardParts, chanceText, inLines, rangeText, say, spellName, spellText } from './words.ts';

/** The viewer's cards with their printed texts, and the rest of the deck. */
export function handLines(locale: Locale, view: State, viewer: Viewer): string[] {
  if (viewer === null) return [];
  const { hand, deck } = pileOf(view, viewer);
  const cards = kindsIn(hand).flatMap((card) =>
    cardLines(locale, card, hand.filter((held) => held === card).length),
  );
  const [first, ...more] = cardParts(
    locale,
    deck.filter((card) => card !== HIDDEN),
  );
  return [
    say(locale, cards.length === 0 ? 'board.hand.empty' : 'board.hand'),
    ...cards,
    ...(first === undefined
      ? [say(locale, 'board.deck.empty')]
      : inLines(locale, [say(locale, 'board.deck', { cards: first }), ...more])),
  ];
}

function cardLines(locale: Locale, card: Spell, count: number): string[] {
  const text = say(locale, 'board.card', {
    spell: say(locale, 'cards.count', { count, spell: spellName(locale, card) }),
    chance: chanceText(locale, card),
    range: rangeText(locale, card),
    text: spellText(locale, card),
  });
  return paragraph(locale, text);
}

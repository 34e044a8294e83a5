import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { HIDDEN, type State } from '../../rules/state.ts';
import { cardNames, type Side, spellName } from '../../text/words.ts';
import { SPELL_GLYPHS } from '../look/glyphs.ts';
import { sayBoard } from '../text/say.ts';
import css from './sides.module.css';

/** A side's cards: the hand as backs, known cards face up; deck and discards by number. */
export function Piles({
  locale,
  view,
  side,
  own,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly side: Side;
  readonly own: boolean;
}): ReactNode {
  const { hand, deck, discard } = side === 'witch' ? view.blood : view.phantom;
  const seen = own && side === 'witch' ? view.seen : [];
  return (
    <div className={css['piles']}>
      {own || hand.length === 0 ? null : (
        <ul className={css['backs']} aria-label={sayBoard(locale, 'pile.hand', { count: hand.length })}>
          {hand.map((card, at) => (
            <li key={at} data-deck={side} data-open={card !== HIDDEN}>
              {card === HIDDEN ? null : (
                <Glyph name={SPELL_GLYPHS[card]} size={20} label={spellName(locale, card)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        {sayBoard(locale, 'pile.facts', { hand: hand.length, deck: deck.length, discard: discard.length })}
        {discard.length === 0 ? null : (
          <details>
            <summary>{sayBoard(locale, 'pile.discards')}</summary>
            {cardNames(locale, discard)}
          </details>
        )}
        {seen.length === 0 ? null : (
          <small>{sayBoard(locale, 'pile.seen', { cards: cardNames(locale, seen) })}</small>
        )}
      </div>
    </div>
  );
}

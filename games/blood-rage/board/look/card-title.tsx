import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Card } from '../../content/cards.ts';
import { cardName } from '../../text/words.ts';
import css from './card-title.module.css';

interface CardTitleProps {
  readonly locale: Locale;
  readonly card: Card;
  /** Large where cards are first read, small among other words. */
  readonly size?: 'large' | 'usual' | 'small';
}

/** The title of a card: the same face, weight and case everywhere, so that it is recognized. */
export function CardTitle({ locale, card, size = 'usual' }: CardTitleProps): ReactNode {
  return (
    <b className={css['title']} data-size={size}>
      {cardName(locale, card)}
    </b>
  );
}

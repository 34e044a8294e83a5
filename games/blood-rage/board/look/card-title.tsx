import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Card } from '../../content/cards.ts';
import { cardName } from '../../text/words.ts';
import css from './card-title.module.css';

interface CardTitleProps {
  readonly locale: Locale;
  readonly card: Card;
  /** Large where cards are read for the first time, small in a row of other words. */
  readonly size?: 'large' | 'usual' | 'small';
}

/** The title of a card: one face, weight and case wherever it stands, so that it is known again. */
export function CardTitle({ locale, card, size = 'usual' }: CardTitleProps): ReactNode {
  return (
    <b className={css['title']} data-size={size}>
      {cardName(locale, card)}
    </b>
  );
}

import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { figureName } from '../../text/words.ts';
import { CardTitle } from '../look/card-title.tsx';
import { cardGlyph } from '../look/glyphs.ts';
import type { LiverySide } from '../look/livery.ts';
import { FigurePicture } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import css from './force.module.css';
import type { BattleSide } from './sides.ts';

interface ForceListProps {
  readonly locale: Locale;
  readonly clan: LiverySide;
  readonly side: Pick<BattleSide, 'force' | 'fallen' | 'strength' | 'cards'>;
}

/**
 * §11.5: what counts in the battle and how much: figures kind by kind, then card by card. Fallen figures stay in the list,
 * struck out; a card that has not been counted yet keeps its place.
 */
export function ForceList({ locale, clan, side }: ForceListProps): ReactNode {
  const { force, fallen, strength, cards } = side;
  const unlisted = force.length === 0 && strength > 0;
  if (force.length + cards.length === 0 && !unlisted) return null;
  return (
    <ul className={css['force']}>
      {unlisted ? (
        <li>
          <span>{sayBoard(locale, 'battle.figures')}</span>
          <b className={css['worth']}>{strength}</b>
        </li>
      ) : null}
      {force.map(({ figure, count, strength: worth }) => {
        const lost = Math.min(count, fallen.filter((one) => one === figure).length);
        const names = sayBoard(locale, 'camp.figure', { count, figure: figureName(locale, figure) });
        return (
          <li key={figure}>
            <span className={css['tokens']} aria-hidden="true">
              {Array.from({ length: count }, (_, at) => (
                <span key={at} data-fallen={at >= count - lost || undefined}>
                  <FigurePicture side={clan} figure={figure} size={30} />
                </span>
              ))}
            </span>
            <span>
              {names}
              {lost === 0 ? null : <em>{sayBoard(locale, 'battle.fallen', { count: lost })}</em>}
            </span>
            <b className={css['worth']}>{worth}</b>
          </li>
        );
      })}
      {cards.map(({ card, adds }, at) => (
        <li key={at} className={css['card']} data-uncounted={adds === null || undefined}>
          <span className={css['tokens']} aria-hidden="true">
            <Glyph name={cardGlyph(card)} size={22} />
          </span>
          <CardTitle {...{ locale, card }} size="small" />
          <b className={css['worth']}>{`+${adds ?? 0}`}</b>
        </li>
      ))}
    </ul>
  );
}

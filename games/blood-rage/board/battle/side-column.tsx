import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { figureNames, say } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { GiftCard } from '../look/gift-card.tsx';
import type { Side } from '../look/livery.ts';
import { FigurePicture } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import css from './battle.module.css';
import type { BattleSide } from './sides.ts';

interface SideColumnProps {
  readonly locale: Locale;
  readonly side: BattleSide;
  readonly clan: Side;
  readonly name: string;
  readonly role: 'pillager' | 'rival';
  readonly fate: 'won' | 'lost' | 'open';
  readonly holdings: readonly string[];
}

/** One clan in the battle: who stands there, the card, and what they add up to. */
export function SideColumn({ locale, side, clan, name, role, fate, holdings }: SideColumnProps): ReactNode {
  const { figures, strength, reach, cards, bonus, choosing, calling } = side;
  const total = strength + bonus;
  return (
    <li className={css['side']} data-fate={fate}>
      <header>
        <ClanEmblem clan={clan} size={36} />
        <div>
          <b>{name}</b>
          <small>
            {sayBoard(locale, fate === 'open' ? `battle.${role}` : `battle.${fate}`)}
            {calling === null ? null : (
              <em data-asked={calling === 'asked' || undefined}>{sayBoard(locale, `battle.${calling}`)}</em>
            )}
          </small>
        </div>
        <output>{total}</output>
      </header>
      {figures.length === 0 ? null : (
        <p className={css['figures']}>
          <span className="unseen">{figureNames(locale, figures)}</span>
          {figures.map((figure, at) => (
            <FigurePicture key={at} side={clan} figure={figure} size={30} />
          ))}
        </p>
      )}
      <p className={css['sum']}>
        {sayBoard(locale, 'battle.figures', { strength })}
        {reach > strength ? ` · ${sayBoard(locale, 'battle.reach', { reach })}` : ''}
        {cards.length === 0 ? '' : ` · ${sayBoard(locale, 'battle.bonus', { bonus })}`}
      </p>
      {cards.map(({ card, voided }, at) => (
        <GiftCard key={at} {...{ locale, card, voided }} size="table" />
      ))}
      {cards.length > 0 || choosing === 'none' ? null : (
        <p className={css['back']} data-chosen={choosing === 'chosen' || undefined}>
          <Glyph name={choosing === 'chosen' ? 'triquetra' : 'hourglass'} size={30} />
          {sayBoard(locale, `battle.${choosing}`)}
        </p>
      )}
      {holdings.length === 0 ? null : (
        <p className={css['holdings']}>
          <b>{sayBoard(locale, 'battle.holdings')}</b>
          {holdings.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <span className="unseen">{say(locale, 'odds.shown', { total })}</span>
    </li>
  );
}

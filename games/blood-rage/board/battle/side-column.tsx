import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { printedBonus } from '../../text/guesses.ts';
import { say } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { GiftCard } from '../look/gift-card.tsx';
import type { LiverySide } from '../look/livery.ts';
import { sayBoard } from '../text/say.ts';
import css from './side.module.css';
import { ForceList } from './force-list.tsx';
import type { Holdings } from './holdings.ts';
import { HoldingsChart } from './holdings-chart.tsx';
import type { BattleSide } from './sides.ts';

interface SideColumnProps {
  readonly locale: Locale;
  readonly side: BattleSide;
  readonly clan: LiverySide;
  readonly name: string;
  /** It is yours. */
  readonly own: boolean;
  readonly role: 'pillager' | 'rival' | 'absent';
  readonly fate: 'won' | 'lost' | 'open';
  readonly holdings: Holdings | null;
  /** What happened to it, as far as shown. */
  readonly lines: readonly string[];
}

/** One clan in the battle: its figures, card, total, and what happens to it. */
export function SideColumn(props: SideColumnProps): ReactNode {
  const { locale, side, clan, name, own, role, fate, holdings, lines } = props;
  const { force, fallen, strength, reach, cards, bonus, choosing, calling } = side;
  const total = strength + bonus;
  const parts = [
    ...(force.length === 0 && strength > 0 ? [sayBoard(locale, 'battle.figures', { strength })] : []),
    ...(reach > strength ? [sayBoard(locale, 'battle.reach', { reach })] : []),
    ...(isPrinted(side) ? [] : [sayBoard(locale, 'battle.bonus', { bonus })]),
  ];
  return (
    <li className={css['side']} data-fate={fate} data-role={role}>
      <header>
        <ClanEmblem clan={clan} size={40} />
        <div>
          <b>{name}</b>
          <small>
            {own && calling === null ? <span>{sayBoard(locale, 'battle.you')}</span> : null}
            <span>{sayBoard(locale, fate === 'open' ? `battle.${role}` : `battle.${fate}`)}</span>
            {calling === null ? null : (
              <em data-asked={calling === 'asked' || undefined}>{sayBoard(locale, `battle.${calling}`)}</em>
            )}
          </small>
        </div>
        <output>{total}</output>
      </header>
      {force.length === 0 ? null : <ForceList {...{ locale, clan, force, fallen }} />}
      {parts.length === 0 ? null : <p className={css['sum']}>{parts.join(' · ')}</p>}
      {cards.map(({ card, voided, goes }, at) => (
        <GiftCard
          key={at}
          {...{ locale, card, voided }}
          size="table"
          notes={goes === null ? [] : [{ says: sayBoard(locale, `battle.card.${goes}`), tone: 'plain' }]}
        />
      ))}
      {cards.length > 0 || choosing === 'none' ? null : (
        <p className={css['back']} data-chosen={choosing === 'chosen' || undefined}>
          <Glyph name={choosing === 'chosen' ? 'triquetra' : 'hourglass'} size={30} />
          {sayBoard(locale, `battle.${choosing}`)}
        </p>
      )}
      {holdings === null ? null : <HoldingsChart {...{ locale, holdings }} />}
      {lines.length === 0 ? null : <BattleLines lines={lines} />}
      <span className="unseen">{say(locale, 'odds.shown', { total })}</span>
    </li>
  );
}

/** True if there is no card, or one that adds exactly its printed bonus. */
function isPrinted({ cards, bonus }: BattleSide): boolean {
  const [only, ...more] = cards;
  return only === undefined || (more.length === 0 && bonus > 0 && bonus === printedBonus(only.card));
}

/** The outcome, line by line in the order of the rules. */
export function BattleLines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <ol className={css['told']}>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ol>
  );
}

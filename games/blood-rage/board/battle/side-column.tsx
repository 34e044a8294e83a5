import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { say } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import type { LiverySide } from '../look/livery.ts';
import { sayBoard } from '../text/say.ts';
import css from './side.module.css';
import { ForceList } from './force-list.tsx';
import type { Holdings } from './holdings.ts';
import { HoldingsChart } from './holdings-chart.tsx';
import type { BattleLine } from './lines.ts';
import type { BattleSide } from './sides.ts';
import { TurningCard } from './turning-card.tsx';

interface SideColumnProps {
  readonly locale: Locale;
  readonly side: BattleSide;
  readonly clan: LiverySide;
  readonly name: string;
  /** The side is the viewer's. */
  readonly own: boolean;
  readonly role: 'pillager' | 'rival' | 'absent';
  readonly fate: 'won' | 'lost' | 'open';
  readonly holdings: Holdings | null;
  readonly lines: readonly BattleLine[];
}

/** One clan in the battle: its figures, card, total, and what happens to it. */
export function SideColumn(props: SideColumnProps): ReactNode {
  const { locale, side, clan, name, own, role, fate, holdings, lines } = props;
  const { strength, reach, cards, bonus, choosing, calling } = side;
  const total = strength + bonus;
  return (
    <li className={css['side']} data-fate={fate} data-role={role}>
      <header>
        <ClanEmblem clan={clan} size={40} />
        <div>
          <b>{name}</b>
          <small>
            {own && calling === null ? <span>{sayBoard(locale, 'battle.you')}</span> : null}
            <span>{sayBoard(locale, fate === 'open' ? `battle.${role}` : `battle.${fate}`)}</span>
            {reach > strength ? <span data-reach>{sayBoard(locale, 'battle.reach', { reach })}</span> : null}
            {calling === null ? null : (
              <em data-asked={calling === 'asked' || undefined}>{sayBoard(locale, `battle.${calling}`)}</em>
            )}
          </small>
        </div>
        <b className={css['total']}>{total}</b>
      </header>
      <ForceList {...{ locale, clan, side }} />
      {cards.map((played, at) => (
        <TurningCard key={at} {...{ locale, played }} />
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

/** The outcome, line by line in the order of the rules. */
export function BattleLines({ lines }: { readonly lines: readonly BattleLine[] }): ReactNode {
  return (
    <ol className={css['told']}>
      {lines.map(({ says, told }, at) => (
        <li key={at} data-untold={!told || undefined}>
          {says}
        </li>
      ))}
    </ol>
  );
}

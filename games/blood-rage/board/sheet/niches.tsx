import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { Card } from '../../content/cards.ts';
import { type Slot, SLOTS } from '../../content/clan.ts';
import { placesFor } from '../../rules/sheet.ts';
import type { Clan } from '../../rules/state.ts';
import { cardName, cardText } from '../../text/words.ts';
import { cardGlyph } from '../look/glyphs.ts';
import { sayBoard } from '../text/say.ts';
import css from './sheet.module.css';

/** All slots of the sheet in reading order. */
export function placesOf(clan: Clan): readonly { readonly slot: Slot; readonly card: Card | null }[] {
  return (Object.keys(SLOTS) as Slot[]).flatMap((slot) =>
    placesFor(clan, slot).map((card) => ({ slot, card })),
  );
}

/** The eight slots of the sheet; a filled one shows its card's name, and its text as a tip. */
export function Niches({ locale, clan }: { readonly locale: Locale; readonly clan: Clan }): ReactNode {
  return (
    <ul className={css['niches']} data-guide="niches">
      {placesOf(clan).map(({ slot, card }, at) => (
        <li
          key={at}
          data-full={card !== null || undefined}
          title={card === null ? undefined : cardText(locale, card)}
        >
          {card === null ? null : <Glyph name={cardGlyph(card)} size={20} />}
          <b>{card === null ? sayBoard(locale, `slot.${slot}`) : cardName(locale, card)}</b>
          <span className={card === null ? undefined : 'unseen'}>
            {sayBoard(locale, card === null ? 'slot.empty' : `slot.${slot}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import { type CSSProperties, type ReactNode } from 'react';
import { GiftCard } from '../look/gift-card.tsx';
import { sayBoard } from '../text/say.ts';
import { TURN_MS } from './reveal.ts';
import type { PlayedCard } from './sides.ts';
import css from './turning-card.module.css';

const TIMING: CSSProperties & { '--turn': string } = { '--turn': `calc(${TURN_MS}ms * var(--tempo))` };

/** A card of the battle that lies face down and turns over in space. Its back is as large as its face, so nothing shifts. */
export function TurningCard({
  locale,
  played,
}: {
  readonly locale: Locale;
  readonly played: PlayedCard;
}): ReactNode {
  const { card, voided, goes, down } = played;
  const notes =
    goes === null ? [] : [{ says: sayBoard(locale, `battle.card.${goes}`), tone: 'plain' as const }];
  return (
    <div className={css['place']} style={TIMING}>
      <div className={css['turning']} data-down={down || undefined}>
        <div className={css['face']} aria-hidden={down || undefined}>
          <GiftCard {...{ locale, card, voided, notes }} size="table" />
        </div>
        <div className={css['back']} aria-hidden="true">
          <Glyph name="triquetra" size={34} />
        </div>
      </div>
    </div>
  );
}

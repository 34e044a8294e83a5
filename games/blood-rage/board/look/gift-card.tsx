import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import { unbroken } from '@sanguine/ui/reading/unbroken.ts';
import type { ReactNode } from 'react';
import { type Card, type CardFacts, factsOf } from '../../content/cards.ts';
import { bonusText, cardText, say } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import { CardTitle } from './card-title.tsx';
import css from './gift-card.module.css';
import { cardGlyph } from './glyphs.ts';

/** A note below a card's text: what it would currently bring. */
export interface CardNote {
  readonly says: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

interface GiftCardProps {
  readonly locale: Locale;
  readonly card: Card;
  readonly notes?: readonly CardNote[];
  readonly chosen?: boolean;
  /** The label of a chosen card: `kept`. */
  readonly flag?: string | undefined;
  /** It can be used now. */
  readonly usable?: boolean;
  /** Its text is void. */
  readonly voided?: boolean;
  readonly size?: 'hand' | 'tray' | 'table';
  /** Null if it cannot be used now but stays focusable and readable; undefined for a mere picture. */
  readonly onPress?: (() => void) | null;
}

type Sort = 'quest' | 'battle' | 'upgrade';

function sortOf({ kind }: CardFacts): Sort {
  return kind.kind === 'quest' || kind.kind === 'battle' ? kind.kind : 'upgrade';
}

/** The value on the spine: Glory, strength or Rage. */
function spineOf(locale: Locale, { card, age, kind }: CardFacts): { value: string; unit: string } {
  if (kind.kind === 'battle')
    return { value: bonusText(locale, card), unit: sayBoard(locale, 'spine.battle') };
  if (kind.kind === 'quest')
    return { value: `${kind.glory[age - 1] ?? 0}`, unit: sayBoard(locale, 'spine.quest') };
  return { value: `${kind.cost}`, unit: sayBoard(locale, 'spine.upgrade') };
}

/** The kind of card; its value is on the spine. */
function kindOf(locale: Locale, { kind }: CardFacts): string {
  const name = say(locale, `kind.${kind.kind}`);
  return 'strength' in kind ? sayBoard(locale, 'card.figure', { kind: name, strength: kind.strength }) : name;
}

/** A card as printed: spine with picture and value, name, kind and text. */
export function GiftCard({
  locale,
  card,
  notes = [],
  chosen = false,
  flag,
  usable = false,
  voided = false,
  size = 'hand',
  onPress,
}: GiftCardProps): ReactNode {
  const facts = factsOf(card);
  const { value, unit } = spineOf(locale, facts);
  const body = (
    <>
      <span className={css['spine']}>
        <Glyph name={cardGlyph(card)} size={{ table: 34, hand: 42, tray: 56 }[size]} />
        <b>{value}</b>
        <span>{unit}</span>
      </span>
      <span className={css['face']}>
        <CardTitle {...{ locale, card }} size={size === 'tray' ? 'large' : 'usual'} />
        <span className={css['kind']}>{kindOf(locale, facts)}</span>
        <span className={css['text']} data-void={voided || undefined}>
          {unbroken(cardText(locale, card))}
        </span>
        {notes.map(({ says, tone }) => (
          <span key={says} className={css['note']} data-tone={tone}>
            {says}
          </span>
        ))}
      </span>
    </>
  );
  const look = { className: css['card'], 'data-sort': sortOf(facts), 'data-size': size };
  if (onPress === undefined) return <div {...look}>{body}</div>;
  return (
    <button
      type="button"
      {...look}
      data-usable={usable || undefined}
      data-guide={onPress === null ? undefined : `card:${card}`}
      aria-pressed={chosen}
      aria-disabled={onPress === null || undefined}
      onClick={onPress ?? undefined}
    >
      {body}
      {chosen && flag !== undefined ? <span className={css['flag']}>{flag}</span> : null}
    </button>
  );
}
